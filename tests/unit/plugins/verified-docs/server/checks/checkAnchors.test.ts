/** @jest-environment node */
import {checkAnchors} from '@site/src/plugins/verified-docs/server/checks/checkAnchors';
import {formatProblem} from '@site/src/plugins/verified-docs/server/formatReport';
import {readPage} from '@site/src/plugins/verified-docs/server/samples/readPage';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/';
const read = (page: string, text: string, folder = 'docs/') => readPage(text, {page, file: folder + page});
const DTS = read('config/lib/dts.mdx', '## Bundle {/* #bundle */}\n\n<div id="part" />\n');
const INDEX = read('config/index.mdx', "import Shared from './_shared.mdx'\n\n<Shared />\n");
const SHARED = read('config/_shared.mdx', '##### Deep down\n');

function report(text: string, translated: Parameters<typeof checkAnchors>[1] = []): string {
  const page = read('config/lib/a.mdx', text);
  return checkAnchors([page, DTS, INDEX, SHARED], translated).problems.map(formatProblem).join('\n');
}

describe('checkAnchors', () => {
  it('accepts files, routes, ids of elements and of imported parts', () => {
    const text = [
      '## Here {/* #here */}',
      '[a](#here) [b](./dts.mdx#bundle) [c](./dts.mdx#part "title") [d](../index.mdx#deep-down) [e](../index.mdx)',
      '<Card href="/config/lib/dts#bundle" /> [f](/config/#deep-down) ![g](./none.svg) [h](/playground) [i](https://a.test/#x)',
    ].join('\n\n');
    expect(report(text)).toBe('');
  });

  it('knows the ids of a .md page', () => {
    const {problems} = checkAnchors([read('a.md', '## Here <!-- #own -->\n\n[a](#own)\n')], []);
    expect(problems).toEqual([]);
  });

  it('names an anchor that does not exist, with near ones or all', () => {
    expect(report('[a](./dts.mdx#bundel) and [b](#where)')).toMatchInlineSnapshot(`
      "✗ docs/config/lib/a.mdx:1:1: the link ./dts.mdx#bundel: docs/config/lib/dts.mdx has no anchor #bundel; did you mean #bundle?
      ✗ docs/config/lib/a.mdx:1:27: the link #where: docs/config/lib/a.mdx has no anchor #where
            it has none"
    `);
    expect(report('<Card href="/config/lib/dts#none-of-them" />')).toMatchInlineSnapshot(`
      "✗ docs/config/lib/a.mdx:1:7: the link /config/lib/dts#none-of-them: docs/config/lib/dts.mdx has no anchor #none-of-them
            it has #bundle, #part"
    `);
  });

  it('names an anchor that cannot be decoded, and goes on', () => {
    expect(report('[a](#50%-off) [b](#where)')).toMatchInlineSnapshot(`
      "✗ docs/config/lib/a.mdx:1:1: the anchor of the link #50%-off cannot be decoded; write %25 for a percent sign
      ✗ docs/config/lib/a.mdx:1:15: the link #where: docs/config/lib/a.mdx has no anchor #where
            it has none"
    `);
  });

  it('decodes an anchor', () => {
    expect(report('## 起步\n\n[a](#%E8%B5%B7%E6%AD%A5)')).toBe('');
  });

  it('knows the ids of parts that import each other', () => {
    const a = read('a.mdx', "import B from './b.mdx'\n\n## A {/* #in-a */}\n\n[x](#in-b) [y](#none)\n");
    const b = read('b.mdx', "import A from './a.mdx'\n\n## B {/* #in-b */}\n\n[x](#in-a)\n");
    expect(checkAnchors([a, b], []).problems).toMatchObject([{place: {file: 'docs/a.mdx', line: 5, column: 12}}]);
  });

  it.each(['guide/b.md', 'guide/b/index.md'])('leads by its route to %s', (page) => {
    const pages = [read('a.mdx', '[a](/guide/b#own) [b](/guide/b#nope)'), read(page, '## X <!-- #own -->\n')];
    const {checked, problems} = checkAnchors(pages, []);
    expect(checked).toBe(2);
    expect(problems).toMatchObject([{place: {column: 19}}]);
  });

  it('names a file that does not exist', () => {
    expect(report('Text\n\n- [a](./dtss.mdx#bundle)')).toMatchInlineSnapshot(
      `"✗ docs/config/lib/a.mdx:3:3: the link ./dtss.mdx#bundle leads to no page"`,
    );
  });

  it('leads from a translated page to a translated one, or else to the original', () => {
    const dts = read('config/lib/dts.mdx', '## 打包 {/* #bundle */}\n', ZH);
    const link = read('config/lib/a.mdx', '[a](./dts.mdx#part) [b](../index.mdx#deep-down)', ZH);
    expect(report('', [link])).toBe('');
    expect(report('', [link, dts])).toContain(`${ZH}config/lib/dts.mdx has no anchor #part`);
  });
});
