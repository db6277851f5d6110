import manifest from '@generated/site-search/default/manifest.json';
import {createEngine, hooks} from '@generated/site-search/default/engine';
import {createSearchClient, type SearchClient} from './createSearchClient';

let client: SearchClient | undefined;

/** The one client of the page: with the engine and the hooks that were chosen when the site was built. */
export function getSearchClient(): SearchClient {
  client ??= createSearchClient({manifest, engine: createEngine(manifest), hooks});
  return client;
}
