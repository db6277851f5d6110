import path from 'node:path';
import {CURRENT} from '../../src/lib/site/versionName';
import {listTranslatedLocales} from '../../src/server/content/docsFolders';
import {readJson} from '../../src/server/files/readJson';
import {writeJson} from './json';
import {CURRENT_VERSION_FILE, getTranslatedLabels} from './versionFiles';

type Labels = Record<string, {message: string; description?: string}>;

/** Rewrites the version label of a language; the other labels are those of `from`. */
function writeLabel(
  siteDir: string,
  {from, to, ...label}: {from: string; to: string; message: string; description?: string},
): void {
  const labels = readJson(siteDir, from) as Labels;
  writeJson(path.join(siteDir, to), {...labels, 'version.label': {...labels['version.label'], ...label}});
}

/**
 * Labels a version that Docusaurus has just copied, in every language, and the docs in `docs/` if they go on as `next`. What
 * Docusaurus copied are the labels as they are, and none for a language without pages.
 */
export function writeLabels(siteDir: string, {version, next}: {version: string; next: string | undefined}): void {
  for (const locale of listTranslatedLocales(siteDir)) {
    const current = getTranslatedLabels(locale, CURRENT);
    writeLabel(siteDir, {
      from: current,
      to: getTranslatedLabels(locale, version),
      message: version,
      description: `The label for version ${version}`,
    });
    if (next !== undefined) {
      writeLabel(siteDir, {from: current, to: current, message: next});
    }
  }
  if (next !== undefined) {
    writeJson(path.join(siteDir, CURRENT_VERSION_FILE), {label: next, isReleased: false});
  }
}
