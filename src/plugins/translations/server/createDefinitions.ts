import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {Definitions} from '../types';
import {GLOSSARY_PAGE} from './prose/checkGlossary';
import {readDefinitions} from './readDefinitions';

/** The definitions of every version's glossary, in the language that is built, by the address of the glossary. */
export function createDefinitions(siteDir: string, versions: readonly LoadedVersion[]): Definitions {
  return Object.fromEntries(
    versions
      .flatMap(({docs}) => docs)
      .filter(({source}) => source.endsWith(`/${GLOSSARY_PAGE}`))
      .map(({source, permalink}) => {
        const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
        return [permalink, readDefinitions(readFileSync(file, 'utf8'))];
      }),
  );
}
