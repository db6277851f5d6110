import type {PageRecord} from '@site/src/lib/search';

async function fetchFile(url: string): Promise<Response> {
  let response = await fetch(url);
  if (!response.ok) {
    // A host may have told the browser to keep that there was no such file.
    response = await fetch(url, {cache: 'reload'});
  }
  if (!response.ok) {
    throw new Error(`${url} answered with status ${response.status}.`);
  }
  return response;
}

/** Fetches the core of an index. Rejects when it is not there. */
export async function fetchCore(url: string): Promise<string> {
  return (await fetchFile(url)).text();
}

/** Fetches a static index file. Rejects when it is not there or is no JSON list. */
export async function fetchRecords(url: string): Promise<PageRecord[]> {
  const response = await fetchFile(url);
  const records: unknown = await response.json();
  if (!Array.isArray(records)) {
    throw new Error(`${url} is no list of page records.`);
  }
  return records as PageRecord[];
}
