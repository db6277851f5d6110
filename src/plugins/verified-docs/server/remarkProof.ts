import path from 'node:path';
import type {Code, Parents, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {parseMeta} from '../../../lib/code/parseMeta';
import {getPageVersion} from '../../../server/content/pageVersion';
import {readLists} from './lists';
import {collectSamples} from './samples/collectSamples';
import {getEnvFolder, hashEnv, hashSample} from './samples/hashSample';
import type {Fence} from './samples/types';
import type {SampleResult, SampleResults} from '../types';

type Proofs = {readonly results: SampleResults; readonly envHash: string};

function createElement({commands, files, fails}: SampleResult, packageName: string): MdxJsxFlowElement {
  const data = {
    package: packageName,
    commands: commands.join('\n'),
    files: files.join('\n'),
    ...(fails ? {fails: 'true'} : {}),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'SampleProof',
    attributes: Object.entries(data).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
  };
}

/**
 * Remark plugin: puts `<SampleProof>` behind the last block of every sample that was built as it stands on the page: the
 * hash of its inputs, commands and packages is that of `results/<version>.json`. A sample changed since has no mark.
 * `siteDir` is no plugin option, because Docusaurus copies options into the pages' code.
 */
export function createRemarkProof(siteDir: string): Plugin<[], Root> {
  const cache = new Map<string, Proofs>();
  return () => (root, file) => {
    const relativePath = path.relative(siteDir, file.path);
    const page = getPageVersion(relativePath);
    if (!page) {
      return;
    }
    const proofs = cache.get(page.version) ?? {
      results: readLists(siteDir, page.version).results,
      envHash: hashEnv(getEnvFolder(siteDir, page.version)),
    };
    cache.set(page.version, proofs);
    const last = new Map<string, {node: Code; parent: Parents}>();
    const fences: Fence[] = [];
    visit(root, 'code', (node: Code, _index, parent) => {
      const meta = parseMeta(node.meta ?? '');
      const {line = 1, column = 1} = node.position?.start ?? {};
      const {line: end = line} = node.position?.end ?? {};
      const code = `${node.value.replaceAll('\r\n', '\n')}\n`;
      fences.push({lang: node.lang ?? '', meta, code, line, end, column});
      if (typeof meta.sample === 'string' && parent) {
        last.set(meta.sample, {node, parent});
      }
    });
    const {samples} = collectSamples(fences, {page: page.page, file: relativePath});
    for (const sample of samples) {
      const result = proofs.results.samples[sample.key];
      const place = last.get(sample.id);
      if (place && result?.hash === hashSample(sample, proofs.envHash)) {
        const children: Root['children'] = place.parent.children as Root['children'];
        children.splice(children.indexOf(place.node) + 1, 0, createElement(result, proofs.results.package));
      }
    }
  };
}
