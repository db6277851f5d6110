/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {createRemarkProof} from '@site/src/plugins/verified-docs/server/remarkProof';
import {collectSamples} from '@site/src/plugins/verified-docs/server/samples/collectSamples';
import {hashSample} from '@site/src/plugins/verified-docs/server/samples/hashSample';
import {parseFences} from '@site/src/plugins/verified-docs/server/samples/parseFences';

const PAGE =
  '- Item\n\n  ```ts title="src/a.ts" sample="x"\n  1\n  ```\n\n  ```tree sample="x" tree\n  dist/a.js\n  ```\n\n  end\n';

describe('createRemarkProof', () => {
  let siteDir: string;

  beforeAll(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'proof-'));
    const [sample] = collectSamples(parseFences(PAGE), {page: 'a.mdx', file: 'docs/a.mdx'}).samples;
    const result = {hash: hashSample(sample, ''), commands: ['npx rslib build'], files: ['dist/a.js']};
    const folder = path.join(siteDir, 'src/plugins/verified-docs/results');
    mkdirSync(folder, {recursive: true});
    writeFileSync(
      path.join(folder, '1.x.json'),
      JSON.stringify({package: '@rslib/core@1.0.1', samples: {[sample.key]: result}}),
    );
  });

  afterAll(() => {
    rmSync(siteDir, {recursive: true, force: true});
  });

  async function listTypes(text: string): Promise<string[]> {
    const processor = unified().use(remarkParse).use(remarkMdx).use(createRemarkProof(siteDir));
    const file = new VFile({path: path.join(siteDir, 'docs/a.mdx'), value: text});
    const root = await processor.run(processor.parse(file), file);
    const [list] = root.children;
    return list.type === 'list' ? list.children[0].children.map((node) => node.type) : [];
  }

  it('marks a built sample behind its last block', async () => {
    expect(await listTypes(PAGE)).toEqual(['paragraph', 'code', 'code', 'mdxJsxFlowElement', 'paragraph']);
  });

  it('takes no other line ends for a change', async () => {
    const page = PAGE.replace('  1\n', '  1\n  2\n').replaceAll('\n', '\r\n');
    expect(await listTypes(PAGE.replaceAll('\n', '\r\n'))).toContain('mdxJsxFlowElement');
    expect(await listTypes(page)).not.toContain('mdxJsxFlowElement');
  });

  it('leaves a sample that changed since without a mark', async () => {
    expect(await listTypes(PAGE.replace('  1\n', '  2\n'))).toEqual(['paragraph', 'code', 'code', 'paragraph']);
  });
});
