/** What the lock file holds of one translated page. */
export type PageRecord = {
  /** By section: the hash of the English text that the translation says. */
  readonly sections: Readonly<Record<string, string>>;
  /** By section: the hash of the text that was translated, when the one in `sections` was found to mean the same. */
  readonly sameMeaning?: Readonly<Record<string, string>>;
};

export type SectionChange = {
  readonly key: string;
  readonly kind: 'changed' | 'added' | 'removed';
};

/**
 * - `fresh`: says what the English page says
 * - `stale`: the English page changed since
 * - `unrecorded`: translated, but nobody recorded from which text
 * - `missing`: there is no translation
 * - `orphan`: there is no English page
 */
export type TranslationState = 'fresh' | 'stale' | 'unrecorded' | 'missing' | 'orphan';

/**
 * Which sections of an English page changed since it was translated, in the order of the page; removed ones come last.
 * Moving a section changes nothing.
 *
 * @param hashes of the sections as they are now, by key
 */
export function findChanges(record: PageRecord, hashes: ReadonlyMap<string, string>): SectionChange[] {
  const changes = [...hashes].flatMap(([key, hash]): SectionChange[] => {
    const known = record.sections[key];
    return known === hash ? [] : [{key, kind: known === undefined ? 'added' : 'changed'}];
  });
  const removed = Object.keys(record.sections).filter((key) => !hashes.has(key));
  return [...changes, ...removed.map((key): SectionChange => ({key, kind: 'removed'}))];
}
