/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Image, Link} from 'mdast';
import {unified} from 'unified';
import {createLinkFallback, type LinkFallback} from '@site/src/plugins/site-data/server/createLinkFallback';

const DOCS = 'i18n/zh/docusaurus-plugin-content-docs';

describe('createLinkFallback', () => {
  let root: string;
  let fallback: LinkFallback;

  function createLink(url: string, line = 7): Link {
    const [start, end] = [3, 9].map((column) => ({line, column}));
    return {type: 'link', url, children: [], position: {start, end}};
  }

  function follow(sourceFilePath: string, node: Link): ReturnType<LinkFallback['followLink']> {
    return fallback.followLink({sourceFilePath, url: node.url, node});
  }

  beforeAll(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'links-'));
    for (const [file, text] of Object.entries({
      'docs/guide/basic/cli.mdx': '',
      'docs/guide/basic/moved.mdx': '---\ntitle: Moved\nslug: /guide/new place\n---\n',
      'docs/guide/basic/near.mdx': '---\nslug: by\n---\n',
      'docs/guide/basic/named.mdx': '---\nid: other\n---\n',
      'docs/config/index.mdx': '',
      'docs/config/my page.mdx': '',
      'versioned_docs/version-0.x/config/lib.mdx': '',
      'versioned_docs/version-0.x/config/moved.mdx': '---\nslug: /away\n---\n',
    })) {
      mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
    }
  });

  beforeEach(() => {
    fallback = createLinkFallback(root);
  });

  function finish(...children: readonly (Image | Link)[]): void {
    unified()
      .use(fallback.remarkBrokenLinks)
      .runSync({type: 'root', children: [{type: 'paragraph', children: [...children]}]});
  }

  afterAll(() => {
    rmSync(root, {recursive: true});
  });

  it.each([
    [`${DOCS}/current/config/lib/dts.mdx`, '../../guide/basic/cli.mdx#flags', '/guide/basic/cli#flags'],
    [`${DOCS}/current/config/lib/dts.mdx`, '../index.mdx?a=1', '/config/?a=1'],
    [`${DOCS}/current/config/index.mdx`, './my%20page.mdx#a', '/config/my%20page#a'],
    [`${DOCS}/version-0.x/config/index.mdx`, './lib.mdx', '/0.x/config/lib'],
    ['docs/config/lib/dts.mdx', '../../guide/basic/cli.mdx', '/guide/basic/cli'],
    ['docs/config/index.mdx', '../guide/basic/moved.mdx#a', '/guide/new%20place#a'],
    ['docs/config/index.mdx', '../guide/basic/near.mdx', '/guide/basic/by'],
    ['docs/config/index.mdx', '../guide/basic/named.mdx', '/guide/basic/other'],
    [`${DOCS}/version-0.x/config/index.mdx`, './moved.mdx', '/0.x/away'],
    ['versioned_docs/version-0.x/config/index.mdx', './lib.mdx#ids', '/0.x/config/lib#ids'],
  ])('a link in %s to %s goes to the address of the page, with or without a translation', (source, url, address) => {
    const link = createLink(url);
    expect(follow(source, link)).toBe(address);
    expect(follow(path.join(root, source), link)).toBe(address);
    expect(() => finish(link)).not.toThrow();
  });

  it.each([
    ['docs/config/lib/dts.mdx', './nowhere.mdx'],
    [`${DOCS}/current/config/lib/dts.mdx`, './nowhere.mdx'],
    [`${DOCS}/current/config/lib/dts.mdx`, './100%.mdx'],
    [`${DOCS}/current/config/lib/dts.mdx`, '../../../../package.mdx'],
    [`${DOCS}/version-0.x/config/index.mdx`, '../guide/basic/cli.mdx'],
    ['src/pages/a.mdx', '../../docs/guide/basic/cli.mdx'],
  ])('a link in %s to %s stops the build', (source, url) => {
    const link = createLink(url);
    follow(source, link);
    expect(() => finish(link)).toThrow(`${source}:7:3: the link "${url}" leads to no page`);
  });

  it('names every link of a page that leads to no page, images without a file, and nothing of other pages', () => {
    const source = 'docs/config/lib/dts.mdx';
    const [first, other, last] = ['./nowhere.mdx', './other.mdx', './never.mdx'].map((url, index) =>
      createLink(url, index + 7),
    );
    const image: Image = {...createLink('./no.png', 12), type: 'image'};
    follow(source, first);
    follow('docs/config/index.mdx', other);
    follow(path.join(root, source), last);
    fallback.missImage({sourceFilePath: source, url: image.url, node: image});
    expect(() => finish(first, image, last)).toThrow(
      /^docs\/config\/lib\/dts\.mdx:7:3: .*nowhere.*\n.*dts\.mdx:12:3: the image ".\/no\.png" has no file; .*\n.*dts\.mdx:9:3: .*never.*$/,
    );
  });
});
