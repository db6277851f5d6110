import {createContext} from 'react';

/** The encoded tokens of the block (`encodeTokens`); undefined for code that was not highlighted at build time. */
export const CodeTokensContext = createContext<string | undefined>(undefined);
