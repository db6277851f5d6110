import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readLocales} from '../../src/server/site/readSiteFiles';
import {listRoutes, readVersions} from './readVersions';

const SHOWN = 5;

/**
 * Throws unless a build holds every page of every version, in every language, as a page of that version.
 * @param outDir Folder of the build, absolute.
 */
export function checkBuild(siteDir: string, outDir: string): void {
  const missing = readLocales(siteDir).flatMap(({lang}, index) =>
    readVersions(siteDir).flatMap((version) =>
      listRoutes(siteDir, version)
        .map((route) => ({file: path.join(index === 0 ? '' : lang, route, 'index.html'), version}))
        .filter(({file}) => {
          const html = path.join(outDir, file);
          return !existsSync(html) || !readFileSync(html, 'utf8').includes(`docs-version-${version.docusaurusName}`);
        })
        .map(({file, version: {name}}) => `${file} (${name})`),
    ),
  );
  if (missing.length > 0) {
    const rest = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : '';
    throw new Error(`the build lacks pages of a version: ${missing.slice(0, SHOWN).join(', ')}${rest}`);
  }
}
