/** Modules that `src/plugins/search` generates, and one that exists when the engine `easyops` is chosen only. */
declare module '@generated/site-search/default/manifest.json' {
  import type {SearchManifest} from '@site/src/plugins/search/types';

  const manifest: SearchManifest;
  export default manifest;
}

declare module '@generated/site-search/default/engine' {
  import type {CreateEngine, SearchHooks} from '@site/src/plugins/search/types';

  export const createEngine: CreateEngine;
  export const hooks: SearchHooks;
}

declare module '@theme/searchByWorker' {
  /** What easyops' worker finds; see `engines/easyops.ts` for the parts that are read. */
  export function fetchIndexesByWorker(baseUrl: string, searchContext: string): Promise<void>;
  export function searchByWorker(
    baseUrl: string,
    searchContext: string,
    input: string,
    limit: number,
  ): Promise<readonly unknown[]>;
}
