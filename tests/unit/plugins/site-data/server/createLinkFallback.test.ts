/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createLinkFallback} from '@site/src/plugins/site-data/server/createLinkFallback';

const DOCS = 'i18n/zh/docusaurus-plugin-content-docs';

describe('createLinkFallback', () => {
  let root: string;
  const follow = (sourceFilePath: string, url: string): ReturnType<ReturnType<typeof createLinkFallback>> =>
    createLinkFallback(root)({
      sourceFilePath,
      url,
      node: {
        type: 'link',
        url,
        children: [],
        position: {start: {line: 7, column: 3, offset: 0}, end: {line: 7, column: 9, offset: 6}},
      },
    });

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
    expect(follow(source, url)).toBe(address);
    expect(follow(path.join(root, source), url)).toBe(address);
  });

  it.each([
    ['docs/config/lib/dts.mdx', './nowhere.mdx'],
    [`${DOCS}/current/config/lib/dts.mdx`, './nowhere.mdx'],
    [`${DOCS}/current/config/lib/dts.mdx`, './100%.mdx'],
    [`${DOCS}/current/config/lib/dts.mdx`, '../../../../package.mdx'],
    [`${DOCS}/version-0.x/config/index.mdx`, '../guide/basic/cli.mdx'],
    ['src/pages/a.mdx', '../../docs/guide/basic/cli.mdx'],
  ])('a link in %s to %s stops the build', (source, url) => {
    expect(() => follow(source, url)).toThrow(`${source}:7:3: the link "${url}" leads to no page`);
  });
});
