import path from 'node:path';
import {
  findChanges,
  splitSections,
  type PageRecord,
  type PageSection,
  type SectionChange,
  type TranslationState,
} from '../../../lib/translation';
import {readSource} from '../../../server/files/readSource';
import {describeStray, findStrays, type Stray} from './findStrays';
import {getLockKey, listPages, parseLockKey, type PagePair} from './listPages';
import {getLockPath, hashPage, readLock} from './lockFile';

/** A section that changed since it was translated; the titles are empty where the language has no such heading. */
export type ChangedSection = SectionChange & {
  readonly title: string;
  readonly translatedTitle: string;
  /** Line of the section in the English page, and in the translation; 0 where it has none. */
  readonly line: number;
  readonly translatedLine: number;
  /** Hash of the text that was translated; empty for a new section. */
  readonly translatedFrom: string;
};

export type PageStatus = PagePair & {
  readonly state: TranslationState;
  readonly changes: readonly ChangedSection[];
  /** Sections whose English text changed without a change of meaning. */
  readonly sameMeaning: readonly string[];
};

export type LocaleStatus = {
  readonly locale: string;
  readonly pages: readonly PageStatus[];
  /** Records of pages that are gone in both languages. */
  readonly deadRecords: readonly string[];
  /** Translated pages where nothing reads them. */
  readonly strays: readonly Stray[];
};

function listSections(source: string): Map<string, PageSection> {
  return new Map(splitSections(source).map((section) => [section.key, section]));
}

/** The changes with what both pages say of their sections. */
function describeChanges(
  changes: readonly SectionChange[],
  {sections, sameMeaning}: PageRecord,
  source: string,
  translation: string,
): ChangedSection[] {
  const originals = listSections(source);
  const translations = listSections(translation);
  return changes.map((change) => {
    const {key} = change;
    return {
      ...change,
      title: originals.get(key)?.title ?? '',
      translatedTitle: translations.get(key)?.title ?? '',
      line: originals.get(key)?.line ?? 0,
      translatedLine: translations.get(key)?.line ?? 0,
      translatedFrom: sameMeaning?.[key] ?? sections[key] ?? '',
    };
  });
}

function judge(siteDir: string, pair: PagePair, lock: ReturnType<typeof readLock>): PageStatus {
  const record = lock[getLockKey(pair)];
  const plain = {...pair, changes: [], sameMeaning: []};
  if (!pair.hasOriginal || !pair.hasTranslation) {
    return {...plain, state: pair.hasOriginal ? 'missing' : 'orphan'};
  }
  if (record === undefined) {
    return {...plain, state: 'unrecorded'};
  }
  const source = readSource(path.join(siteDir, pair.original));
  const changed = findChanges(record, hashPage(source));
  // Most pages are fresh, and then nobody asks for their sections.
  const changes =
    changed.length === 0
      ? []
      : describeChanges(changed, record, source, readSource(path.join(siteDir, pair.translated)));
  return {
    ...pair,
    state: changes.length === 0 ? 'fresh' : 'stale',
    changes,
    sameMeaning: Object.keys(record.sameMeaning ?? {}),
  };
}

/** The state of every page in one language. Throws when the lock file is damaged. */
export function readStatus(siteDir: string, locale: string): LocaleStatus {
  const lock = readLock(siteDir, locale);
  const pairs = listPages(siteDir, locale);
  const keys = new Set(pairs.map(getLockKey));
  return {
    locale,
    pages: pairs.map((pair) => judge(siteDir, pair, lock)),
    deadRecords: Object.keys(lock).filter((key) => !keys.has(key)),
    strays: findStrays(siteDir, locale),
  };
}

/** What is wrong with the translations as such, whatever their age: nothing of this is allowed in the repository. */
export function findFaults({locale, pages, deadRecords, strays}: LocaleStatus): string[] {
  const unrecorded = pages.filter(({state}) => state === 'unrecorded');
  return [
    ...strays.map(describeStray),
    ...pages
      .filter(({state}) => state === 'orphan')
      .map(({translated, original}) => `${translated}: there is no ${original}; remove the translation or move it`),
    ...unrecorded.map(({translated}) => `${translated}: not recorded; run "npm run i18n:sync -- ${translated}"`),
    ...deadRecords.map((key) => {
      // A page that has moved is both: its new place is not recorded, its old one is.
      const command =
        unrecorded.length > 0
          ? 'the command above takes it to where the page is now, or drops it'
          : `run "npm run i18n:sync -- ${parseLockKey(key, locale).translated}" to drop it`;
      return `${getLockPath(locale)}: records ${key}, which is no page; ${command}`;
    }),
  ];
}
