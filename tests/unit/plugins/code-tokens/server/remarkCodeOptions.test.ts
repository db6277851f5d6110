import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
import {createRemarkCodeOptions} from '@site/src/plugins/code-tokens/server/remarkCodeOptions';

const OFF = {showLineNumbers: false, defaultWrapCode: false, codeHighlighter: 'prism'} as const;

function run(
  meta: string | null,
  options: Parameters<typeof createRemarkCodeOptions>[0] = OFF,
  lang: string | null = 'ts',
) {
  const code: Code = {type: 'code', lang, meta, value: 'a', data: {hProperties: {tokens: 'a'}}};
  const tree: Root = {type: 'root', children: [code]};
  const transform = createRemarkCodeOptions(options).call({} as never) as (root: Root, file: VFile) => void;
  transform(tree, new VFile({path: `${process.cwd()}/docs/a.mdx`}));
  return {properties: code.data?.hProperties, nodes: tree.children.map(({type}) => type)};
}

describe('remarkCodeOptions', () => {
  it.each([null, 'title="a.ts" {1}', 'showLineNumbers=false wrapCode=false'])(
    'SITE-07 CODE-04 leaves a block as it is where the site has neither: %j',
    (meta) => {
      expect(run(meta)).toEqual({properties: {tokens: 'a'}, nodes: ['code']});
    },
  );

  it('SITE-07 numbers and wraps all blocks where the site says so', () => {
    const {properties} = run('title="a.ts"', {...OFF, showLineNumbers: true, defaultWrapCode: true});
    expect(properties).toEqual({tokens: 'a', className: ['language-ts', 'code-numbered', 'code-wrapped']});
  });

  it.each([
    ['showLineNumbers', ['language-ts', 'code-numbered']],
    ['title="a.ts" wrapCode', ['language-ts', 'code-wrapped']],
  ])('SITE-07 a block asks for what the site does not: %s', (meta, className) => {
    expect(run(meta).properties).toMatchObject({className});
  });

  it.each([
    ['showLineNumbers=false', ['language-ts', 'code-wrapped']],
    ['wrapCode=false', ['language-ts', 'code-numbered']],
    ['showLineNumbers=false wrapCode=false', undefined],
  ])('SITE-07 a block refuses what the site has: %s', (meta, className) => {
    const {properties} = run(meta, {...OFF, showLineNumbers: true, defaultWrapCode: true});
    expect(properties?.className).toEqual(className);
  });

  it('SITE-07 brings the style sheet of line numbers to the pages that have them alone', () => {
    expect(run('showLineNumbers').nodes).toEqual(['mdxjsEsm', 'code']);
    expect(run('wrapCode').nodes).toEqual(['code']);
  });

  it('leaves file trees alone, and knows blocks without a language', () => {
    const on = {...OFF, showLineNumbers: true};
    expect(run(null, on, 'tree').properties).toEqual({tokens: 'a'});
    expect(run(null, on, null).properties).toMatchObject({className: ['language-text', 'code-numbered']});
  });

  it('stops at another value, with file, line and column', () => {
    expect(() => run('showLineNumbers=3')).toThrow(
      'code-tokens: docs/a.mdx:1:1: "showLineNumbers" of the block cannot be "3"; ' +
        'write "showLineNumbers", or "showLineNumbers=false" for a block without it.',
    );
  });
});
