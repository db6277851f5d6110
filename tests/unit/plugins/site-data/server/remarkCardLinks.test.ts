/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {createRemarkCardLinks} from '@site/src/plugins/site-data/server/remarkCardLinks';

const SITE = path.resolve(__dirname, '..', '..', '..', '..', '..');
const ZH = 'i18n/zh/docusaurus-plugin-content-docs';

async function getHref(href: string, page: string, create = createRemarkCardLinks, site = SITE): Promise<unknown> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(create(site));
  const file = new VFile({path: path.join(site, page), value: `<Card title="x" href="${href}">\n\nText\n\n</Card>`});
  const root = await processor.run(processor.parse(file), file);
  const [element] = root.children;
  return element.type === 'mdxJsxFlowElement'
    ? element.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'href')?.value
    : undefined;
}

describe('createRemarkCardLinks', () => {
  it.each([['versioned_docs/version-0.x/guide/start/index.mdx'], [`${ZH}/version-0.x/guide/start/index.mdx`]])(
    'LINK-03 keeps the cards of %s in its version',
    async (page) => {
      expect(await getHref('/guide/start/quick-start?a=b#use', page)).toBe('/0.x/guide/start/quick-start?a=b#use');
      expect(await getHref('/guide/start/', page)).toBe('/0.x/guide/start/');
      // A page that only the current version has, and an address that is no page.
      expect(await getHref('/config/lib/wasm', page)).toBe('/config/lib/wasm');
      expect(await getHref('https://rsbuild.rs/config/', page)).toBe('https://rsbuild.rs/config/');
    },
  );

  it.each([['docs/guide/start/index.mdx'], [`${ZH}/current/guide/start/index.mdx`]])(
    'leaves those of %s alone',
    async (page) => {
      expect(await getHref('/guide/start/quick-start', page)).toBe('/guide/start/quick-start');
    },
  );

  it('LINK-03 knows a page by the address that its front matter gives it', async () => {
    const site = mkdtempSync(path.join(os.tmpdir(), 'cards-'));
    const folder = 'versioned_docs/version-0.x';
    mkdirSync(path.join(site, folder), {recursive: true});
    writeFileSync(path.join(site, folder, 'a.mdx'), '---\nslug: /guide/my page\n---\n');
    const follow = (href: string): Promise<unknown> => getHref(href, `${folder}/a.mdx`, createRemarkCardLinks, site);
    expect(await follow('/guide/my%20page#id')).toBe('/0.x/guide/my%20page#id');
    expect(await follow('/a')).toBe('/a');
    rmSync(site, {recursive: true});
  });

  it('LINK-03 keeps the cards of a release that is not out in its version', async () => {
    jest.resetModules();
    jest.doMock('@site/src/lib/site/currentVersion.json', () => ({label: '2.x', isReleased: false}));
    const {createRemarkCardLinks: create} = await import('@site/src/plugins/site-data/server/remarkCardLinks');
    const href = '/guide/start/quick-start';
    expect(await getHref(href, 'docs/guide/start/index.mdx', create)).toBe(`/2.x${href}`);
    expect(await getHref(href, `${ZH}/current/guide/start/index.mdx`, create)).toBe(`/2.x${href}`);
    // Readers get this one by default now.
    expect(await getHref(href, 'versioned_docs/version-0.x/guide/start/index.mdx', create)).toBe(href);
  });
});
