import {CURRENT} from '../../../src/lib/site/versionName';
import {findChanges, type PageRecord} from '../../../src/lib/translation';
import {getLockKey} from '../../../src/plugins/translations/server/listPages';
import {hashPage} from '../../../src/plugins/translations/server/lockFile';
import {getTranslatedFolder} from '../../../src/server/content/docsFolders';
import {git, readOldFile} from '../git';
import {CURRENT_FOLDER} from '../versionFiles';
import type {FileChange} from './listChanges';
import type {Records} from './readRecords';

/** Two states of an English page. */
export type EnglishChange = {readonly before: string; readonly after: string};

/** True for the text that a translation was made from, by its record. */
export function isMadeFrom(record: PageRecord | undefined, text: string): boolean {
  return record !== undefined && findChanges(record, hashPage(text)).length === 0;
}

/** The newest text of a file up to a revision that a translation was made from. */
async function findSource(
  siteDir: string,
  revision: string,
  {file, record}: {readonly file: string; readonly record: PageRecord},
): Promise<string | undefined> {
  const output = await git(siteDir, 'log', '--format=%H', revision, '--', file);
  for (const commit of output.split('\n').filter((line) => line !== '')) {
    const text = await readOldFile(siteDir, commit, file);
    if (text !== undefined && isMadeFrom(record, text)) {
      return text;
    }
  }
  return undefined;
}

/**
 * The change of an English page that the change of its translation translates: from the text that the translation was made from
 * before to the one that it was made from then. Undefined where it did not say all that the English page said then, or nobody knows.
 */
export async function readEnglishChange(
  siteDir: string,
  {file, oldFile, before, asOf}: FileChange,
  {locale, records}: {readonly locale: string; readonly records: Records['then']},
): Promise<EnglishChange | undefined> {
  const folder = `${getTranslatedFolder(locale, CURRENT)}/`;
  const [page, oldPage] = [file, oldFile].map((name) => name.slice(folder.length));
  const record = records.get(asOf)?.[getLockKey({version: CURRENT, page})];
  const oldRecord = records.get(before)?.[getLockKey({version: CURRENT, page: oldPage})];
  const text = await readOldFile(siteDir, asOf, `${CURRENT_FOLDER}/${page}`);
  if (text === undefined || !isMadeFrom(record, text) || oldRecord === undefined) {
    return undefined;
  }
  const oldText = await findSource(siteDir, before, {file: `${CURRENT_FOLDER}/${oldPage}`, record: oldRecord});
  return oldText === undefined ? undefined : {before: oldText, after: text};
}
