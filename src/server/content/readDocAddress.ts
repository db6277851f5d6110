import {readFileSync} from 'node:fs';
import path from 'node:path';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';

export type DocAddress = {
  /** Below that of its version, as Docusaurus makes it of the name and the front matter, without percent escapes. */
  readonly address: string;
  /** A draft has its address in development alone. */
  readonly isDraft: boolean;
};

type FrontMatter = {readonly id?: string; readonly slug?: string; readonly draft?: boolean};

/**
 * Address of a doc, from its source alone.
 *
 * @param folder folder of the version's docs
 * @param page path of the doc in it, with slashes: `config/lib.mdx`
 */
export function readDocAddress(folder: string, page: string): DocAddress {
  const source = readFileSync(path.join(folder, page), 'utf8');
  const {id, slug, draft = false} = parseFileContentFrontMatter(source).frontMatter as FrontMatter;
  const {dir, name} = path.posix.parse(page);
  const address = getSlug({baseID: id ?? name, frontMatterSlug: slug, source: page, sourceDirName: dir || '.'});
  return {address, isDraft: draft};
}
