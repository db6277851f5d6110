import type {IndexKey, SearchRequest} from './types';

/** An index as a key of maps. */
export function toKey({lang, version}: IndexKey): string {
  return `${lang}###${version}`;
}

/** Knows the newest search of each index: who asks how much another version has still wants the answer of this one. */
export class NewestSearches {
  private readonly ids = new Map<string, number>();
  /** Searches so far, of all indexes. */
  count = 0;

  note({id, index}: SearchRequest): void {
    const key = toKey(index);
    this.ids.set(key, Math.max(this.ids.get(key) ?? id, id));
    this.count += 1;
  }

  isOutdated({id, index}: SearchRequest): boolean {
    return id < (this.ids.get(toKey(index)) ?? id);
  }
}
