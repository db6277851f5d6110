import type {PageChanges} from '@site/src/lib/changes/types';

const loading = new Map<string, Promise<PageChanges>>();

async function fetchChanges(url: string): Promise<PageChanges> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered with status ${response.status}.`);
  }
  return (await response.json()) as PageChanges;
}

/**
 * The changes of one page; asked for once. After a failure the next call asks again.
 *
 * @param url of the file that `PageEntries` names
 * @returns rejects when the file cannot be fetched, the answer has a status of failure, which the message names, or is no JSON
 */
export function loadChanges(url: string): Promise<PageChanges> {
  const known = loading.get(url);
  if (known) {
    return known;
  }
  const request = fetchChanges(url);
  loading.set(url, request);
  request.catch(() => loading.delete(url));
  return request;
}
