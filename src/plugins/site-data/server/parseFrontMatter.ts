import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {ParseFrontMatter} from '@docusaurus/types';
import {assertFrontMatter} from '../../../lib/frontMatter/assertFrontMatter';

/**
 * The site's `markdown.parseFrontMatter`: a value of the wrong type stops the build with file and line. Pages without an
 * outline (OUTLINE-07) and overview pages (OVERVIEW-08) get Docusaurus' own setting for it.
 */
export function createParseFrontMatter(siteDir: string): ParseFrontMatter {
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const parsed = await defaultParseFrontMatter({filePath, fileContent});
    const {frontMatter} = parsed;
    assertFrontMatter({filePath: posixPath(path.relative(siteDir, filePath)), fileContent, frontMatter});
    const hasOutline = frontMatter.outline !== false && frontMatter.overview !== true;
    return hasOutline ? parsed : {...parsed, frontMatter: {hide_table_of_contents: true, ...frontMatter}};
  };
}
