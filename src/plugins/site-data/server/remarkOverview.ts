import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {createAttribute, createImport} from '../../../lib/markdown/createMdxNodes';
import {overviewFileName} from './createOverviews';

const GROUPS = '__overviewGroups';

/** True if the author placed the list in the page, perhaps with props of its own. */
function hasElement(root: Root): boolean {
  return root.children.some((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Overview');
}

/**
 * Remark plugin: a page with front matter `overview: true` gets `<Overview>` with its generated groups behind its own text
 * (OVERVIEW-08). An `<Overview />` that the author wrote stays where it is and receives the groups. `siteDir` is no plugin
 * option, because Docusaurus copies options into the pages' code, and no absolute path may get there (ENTITY-12).
 */
export function createRemarkOverview(siteDir: string): Plugin<[], Root> {
  return () => (root, file) => {
    const frontMatter = file.data.frontMatter as Record<string, unknown> | undefined;
    if (frontMatter?.overview !== true) {
      return;
    }
    const relativePath = posixPath(path.relative(siteDir, file.path));
    root.children.unshift(createImport(GROUPS, `@generated/site-data/default/${overviewFileName(relativePath)}`));
    if (!hasElement(root)) {
      root.children.push({type: 'mdxJsxFlowElement', name: 'Overview', attributes: [], children: []});
    }
    for (const node of root.children) {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Overview') {
        node.attributes.push(createAttribute('groups', GROUPS));
      }
    }
  };
}
