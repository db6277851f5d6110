import {getSearchClient} from './getSearchClient';

/** Starts the engine and gets the index of a version ready, before the dialog is open. A failure is told there. */
export function prepareIndex(version: string): void {
  const client = getSearchClient();
  client.load({lang: client.manifest.lang, version}).catch(() => undefined);
}
