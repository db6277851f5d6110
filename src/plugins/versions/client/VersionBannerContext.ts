import {createContext, type ReactNode} from 'react';

/** What the pages of an old version, or of one to come, say about it; nothing on those of the default version. */
export const VersionBannerContext = createContext<ReactNode>(undefined);
