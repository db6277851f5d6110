import type {Identifier, ImportDeclaration, Program} from 'estree';
import {recmaLocalJsx} from '@site/src/plugins/lean/server/recmaLocalJsx';

const name = (text: string): Identifier => ({type: 'Identifier', name: text});

function createImport(source: string, names: Readonly<Record<string, string>>): ImportDeclaration {
  return {
    type: 'ImportDeclaration',
    specifiers: Object.entries(names).map(([imported, local]) => ({
      type: 'ImportSpecifier',
      imported: name(imported),
      local: name(local),
    })),
    source: {type: 'Literal', value: source},
    attributes: [],
  };
}

function transform(...body: Program['body']): Program['body'] {
  const program: Program = {type: 'Program', sourceType: 'module', body};
  recmaLocalJsx()(program);
  return program.body;
}

it('gives what a page imports of React names of its own, before its first use', () => {
  const use: Program['body'][number] = {type: 'ExpressionStatement', expression: name('_jsx')};
  expect(transform(createImport('react/jsx-runtime', {Fragment: '_Fragment', jsx: '_jsx'}), use)).toEqual([
    createImport('react/jsx-runtime', {Fragment: '_FragmentImported', jsx: '_jsxImported'}),
    {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        {type: 'VariableDeclarator', id: name('_Fragment'), init: name('_FragmentImported')},
        {type: 'VariableDeclarator', id: name('_jsx'), init: name('_jsxImported')},
      ],
    },
    use,
  ]);
});

it('leaves other imports as they are', () => {
  const own = createImport('@theme/Tabs', {default: 'Tabs'});
  expect(transform(own)).toEqual([createImport('@theme/Tabs', {default: 'Tabs'})]);
});
