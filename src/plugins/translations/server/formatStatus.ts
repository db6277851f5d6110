import path from 'node:path';
import {CURRENT} from '../../../lib/site/versionName';
import {FRONT_MATTER, LEAD, splitSections} from '../../../lib/translation';
import {readSource} from '../../../server/files/readSource';
import {findOldText} from './findOldText';
import {formatDiff} from './formatDiff';
import type {ChangedSection, LocaleStatus, PageStatus} from './readStatus';

const NAMES: Readonly<Record<string, string>> = {
  [FRONT_MATTER]: 'front matter',
  [LEAD]: 'text before the first heading',
};

export type VersionFigures = {
  readonly version: string;
  /** English pages, and how many of them are fresh, and so on. */
  readonly pages: number;
  readonly fresh: number;
  readonly stale: number;
  readonly unrecorded: number;
  readonly missing: number;
  readonly orphan: number;
  /** Fresh pages of 100, cut off: 100 means all. */
  readonly percent: number;
};

/** Counts of each version, in the order of the pages. */
export function countPages({pages}: Pick<LocaleStatus, 'pages'>): VersionFigures[] {
  const versions = [...new Set(pages.map(({version}) => version))];
  return versions.map((version) => {
    const own = pages.filter((page) => page.version === version);
    const count = (state: PageStatus['state']): number => own.filter((page) => page.state === state).length;
    const english = own.filter(({hasOriginal}) => hasOriginal).length;
    return {
      version,
      pages: english,
      fresh: count('fresh'),
      stale: count('stale'),
      unrecorded: count('unrecorded'),
      missing: count('missing'),
      orphan: count('orphan'),
      percent: english === 0 ? 100 : Math.floor((100 * count('fresh')) / english),
    };
  });
}

function formatChange(siteDir: string, page: PageStatus, change: ChangedSection): string[] {
  const {key, kind, title, translatedTitle, line, translatedLine, translatedFrom} = change;
  const name = NAMES[key] ?? `#${key} ${title || translatedTitle}`;
  const head = `  ${kind}: ${name}`;
  const place = `    ${line > 0 ? `${page.original}:${line}` : page.original} -> ${page.translated}:${translatedLine || 1}`;
  const source = readSource(path.join(siteDir, page.original));
  const now = splitSections(source).find((section) => section.key === key)?.text ?? '';
  const names = [page.original, ...(page.version === CURRENT ? [] : [`docs/${page.page}`])];
  const before = kind === 'added' ? '' : findOldText(siteDir, names, {key, hash: translatedFrom});
  const diff =
    before === undefined
      ? [`the translated text is not in the history here; compare by hand, or look at "git log -p -- ${page.original}"`]
      : formatDiff(before, now);
  return [head, place, ...diff.map((row) => `      ${row}`)];
}

/** The state of a language for translators: every page that is not fresh, with the English changes, then figures. */
export function formatStatus(siteDir: string, status: LocaleStatus, {isVerbose}: {isVerbose: boolean}): string {
  const rows = status.pages
    .filter(({state}) => isVerbose || state !== 'fresh')
    .flatMap((page) => [
      `${page.state.padEnd(10)} ${page.hasTranslation ? page.translated : page.original}`,
      ...page.changes.flatMap((change) => formatChange(siteDir, page, change)),
    ]);
  const kept = status.pages.reduce((total, {sameMeaning}) => total + sameMeaning.length, 0);
  const figures = countPages(status).map(
    ({version, pages, fresh, stale, unrecorded, missing, orphan, percent}) =>
      `${status.locale} ${version.padEnd(12)} ${String(percent).padStart(3)} % fresh: ${fresh} of ${pages} pages, ` +
      `${stale} stale, ${missing} missing, ${orphan} orphan${unrecorded > 0 ? `, ${unrecorded} not recorded` : ''}`,
  );
  return [
    ...rows,
    ...(rows.length > 0 ? [''] : []),
    ...figures,
    ...(kept > 0 ? [`${kept} sections changed in English without a change of meaning`] : []),
  ].join('\n');
}
