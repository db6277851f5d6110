import type {Program} from 'estree';
import type {MdxJsxAttribute, MdxjsEsm} from 'mdast-util-mdx';

function createProgram(statement: Program['body'][number]): Program {
  return {type: 'Program', sourceType: 'module', body: [statement]};
}

function createStatement(statement: Program['body'][number]): MdxjsEsm {
  return {type: 'mdxjsEsm', value: '', data: {estree: createProgram(statement)}};
}

/** A node of MDX that imports the default export of a module under a name. */
export function createImport(name: string, request: string): MdxjsEsm {
  return createStatement({
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: request},
    attributes: [],
  });
}

/** A node of MDX that imports a module for what it does: a style sheet. */
export function createSideEffect(request: string): MdxjsEsm {
  return createStatement({
    type: 'ImportDeclaration',
    specifiers: [],
    source: {type: 'Literal', value: request},
    attributes: [],
  });
}

/** A node of MDX that exports the default export of a module under a name. */
export function createExport(name: string, request: string): MdxjsEsm {
  return createStatement({
    type: 'ExportNamedDeclaration',
    declaration: null,
    specifiers: [
      {
        type: 'ExportSpecifier',
        local: {type: 'Identifier', name: 'default'},
        exported: {type: 'Identifier', name},
      },
    ],
    source: {type: 'Literal', value: request},
    attributes: [],
  });
}

/** An attribute of a component in MDX whose value is what a variable of the page holds. */
export function createAttribute(name: string, variable: string): MdxJsxAttribute {
  const estree = createProgram({type: 'ExpressionStatement', expression: {type: 'Identifier', name: variable}});
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: variable, data: {estree}},
  };
}
