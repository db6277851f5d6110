import type {Context} from 'react';
import type {History} from 'history';

// The package exports it beside `__RouterContext`; its types have that one alone.
declare module 'react-router' {
  export const __HistoryContext: Context<History>;
}
