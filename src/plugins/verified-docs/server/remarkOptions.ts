import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {getAttributeText} from '../../../lib/markdown/readMdxNodes';
import {getPageVersion} from '../../../server/content/pageVersion';
import {readFacts} from '../../../server/facts/readFacts';
import type {VersionFacts} from '../../../server/facts/readFacts';
import {readOptionTexts} from '../../../server/facts/readOptionTexts';
import {resolveOption} from '../../../server/facts/resolveOption';
import {formatPlace} from '../../../server/markdown/formatPlace';

function toAttribute(name: string, value: string | boolean): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value: value === true ? null : String(value)};
}

/**
 * Remark plugin: completes every `<Option of="lib.dts.bundle" />` with the props of its fact (see `OptionData`), read from
 * the fact file of the page's docs version. A missing `of` or an unknown option stops the build at file, line and column.
 * `siteDir` is no plugin option, because Docusaurus copies options into the pages' code.
 */
export function createRemarkOptions(siteDir: string): Plugin<[], Root> {
  const cache = new Map<string, VersionFacts>();
  return () => (root, file) => {
    const page = getPageVersion(path.relative(siteDir, file.path));
    visit(root, (node) => {
      if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== 'Option') {
        return;
      }
      const at = formatPlace(siteDir, file, node);
      const name = getAttributeText(node, 'of');
      if (page === undefined || name === undefined) {
        throw new Error(
          `verified-docs: ${at}: <Option> needs of="…" with an option's path, on a page of the docs (found of=${String(name)}).`,
        );
      }
      const key = `${page.version} ${page.locale}`;
      const facts = cache.get(key) ?? {...readFacts(page.version), texts: readOptionTexts(siteDir, page.locale)};
      cache.set(key, facts);
      try {
        const {name: of, ...data} = resolveOption(name, facts);
        node.attributes = [
          toAttribute('of', of),
          ...Object.entries(data).map(([key, value]) => toAttribute(key, value)),
        ];
      } catch (error) {
        throw new Error(`verified-docs: ${at}: ${(error as Error).message}`, {cause: error});
      }
    });
  };
}
