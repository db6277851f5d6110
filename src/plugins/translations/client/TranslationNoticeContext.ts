import {createContext, type ReactNode} from 'react';

/** What there is to say about the translation of the page; nothing on a page whose translation is up to date. */
export const TranslationNoticeContext = createContext<ReactNode>(undefined);
