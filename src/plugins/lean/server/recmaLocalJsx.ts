import type {ImportDeclaration, Program, VariableDeclaration} from 'estree';

const RUNTIME = 'react/jsx-runtime';

/** `const _jsx = _jsxImported;` for each name that the statement imports, which is called `_jsxImported` from here on. */
function createLocals({specifiers}: ImportDeclaration): VariableDeclaration {
  const declarations = specifiers.map((specifier): VariableDeclaration['declarations'][number] => {
    const {local} = specifier;
    specifier.local = {type: 'Identifier', name: `${local.name}Imported`};
    return {type: 'VariableDeclarator', id: local, init: specifier.local};
  });
  return {type: 'VariableDeclaration', kind: 'const', declarations};
}

/**
 * Recma plugin: a page reads React's functions once, into names of its own. To the bundler, each use of an imported name is a
 * dependency that it resolves, keeps in its cache and writes as `(0, a.jsx)(…)`, and a page uses them for each element.
 */
export function recmaLocalJsx() {
  return (program: Program): void => {
    program.body = program.body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' && statement.source.value === RUNTIME
        ? [statement, createLocals(statement)]
        : [statement],
    );
  };
}
