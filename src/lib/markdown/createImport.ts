import type {MdxjsEsm} from 'mdast-util-mdx';

/** A node of MDX that imports the default export of a module under a name. */
export function createImport(name: string, request: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: request},
            attributes: [],
          },
        ],
      },
    },
  };
}
