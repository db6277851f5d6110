/** @jest-environment node */
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {createRemarkOptions} from '@site/src/plugins/verified-docs/server/remarkOptions';

const SITE = path.resolve(__dirname, '..', '..', '..', '..', '..');

async function getProps(body: string, page = 'docs/config/lib/dts.mdx'): Promise<Record<string, unknown>> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(createRemarkOptions(SITE));
  const file = new VFile({path: path.join(SITE, page), value: body});
  const root = await processor.run(processor.parse(file), file);
  const [element] = root.children;
  if (element.type !== 'mdxJsxFlowElement') {
    throw new Error('the page does not begin with an element');
  }
  return Object.fromEntries(
    element.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
    ),
  );
}

describe('createRemarkOptions', () => {
  it('completes an option with the facts of the docs version of the page', async () => {
    expect(await getProps('<Option of="lib.dts.isolated" />')).toEqual({
      of: 'lib.dts.isolated',
      type: 'boolean',
      defaultValue: '`false`',
      experimental: null,
      place: 'both',
    });
  });

  it('reads the facts of the older version on its pages, in every language', async () => {
    const page = 'i18n/zh/docusaurus-plugin-content-docs/version-0.x/config/lib/auto-external.mdx';
    expect(await getProps('<Option of="lib.autoExternal" />', page)).not.toHaveProperty('deprecated');
    await expect(getProps('<Option of="lib.wasm" />', page)).rejects.toThrow(
      '@rslib/core@0.23.2 has no option "lib.wasm"',
    );
  });

  it('I18N-07 puts the words of an option in the language of the page', async () => {
    const page = 'i18n/zh/docusaurus-plugin-content-docs/current/config/lib/dts.mdx';
    const [english, chinese] = [
      await getProps('<Option of="lib.dts.tsgo" />'),
      await getProps('<Option of="lib.dts.tsgo" />', page),
    ];
    expect(english.defaultValue).toBe('`true` with TypeScript 7 or later, otherwise `false`');
    expect(chinese.defaultValue).toBe('TypeScript 7 及以上为 `true`，否则为 `false`');
  });

  it('leaves other elements alone', async () => {
    expect(await getProps('<Badge of="x" />')).toEqual({of: 'x'});
  });

  it('throws with file, line, column and near matches if the option is unknown', async () => {
    await expect(getProps('<Option of="lib.dts.bundel" />')).rejects.toThrow(
      'verified-docs: docs/config/lib/dts.mdx:1:1: @rslib/core@1.0.1 has no option "lib.dts.bundel". Did you mean lib.dts.bundle',
    );
  });

  it('throws if there is no name', async () => {
    await expect(getProps('<Option />')).rejects.toThrow('docs/config/lib/dts.mdx:1:1: <Option> needs of="…"');
  });
});
