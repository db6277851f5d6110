import type {PageRecord} from '@site/src/lib/search';

/** Fetches a static index file. Rejects when it is not there or is no JSON list. */
export async function fetchRecords(url: string): Promise<PageRecord[]> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered with status ${response.status}.`);
  }
  const records: unknown = await response.json();
  if (!Array.isArray(records)) {
    throw new Error(`${url} is no list of page records.`);
  }
  return records as PageRecord[];
}
