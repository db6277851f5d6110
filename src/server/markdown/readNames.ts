import type {Node, Program} from 'estree';

/** A name that a program reads: its place in the page, and whether a function reads it, so maybe later than the page is made. */
export type NameUse = {
  readonly name: string;
  /** From 1, as `position` of a Markdown node has them. */
  readonly line: number;
  readonly column: number;
  readonly isLate: boolean;
  /** True for the name of an element, `<Name>`. */
  readonly isElement: boolean;
};

export type Names = {
  /** What the program imports or declares, in whichever scope. */
  readonly defined: ReadonlySet<string>;
  /** Names that it asks for with `typeof`: they may be missing. */
  readonly guarded: ReadonlySet<string>;
  readonly used: readonly NameUse[];
};

/** A node of any type: ESTree's, and those of JSX. */
type AnyNode = {readonly type: string; readonly loc?: Node['loc']; readonly [key: string]: unknown};

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as {type?: unknown}).type === 'string';
}

/** Fields of a node that hold a word, not a name that is read. `key` and `property` are names only in square brackets. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  MetaProperty: ['meta', 'property'],
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['exported'],
  ExportAllDeclaration: ['exported', 'source'],
  JSXAttribute: ['name'],
  JSXClosingElement: ['name'],
  JSXMemberExpression: ['property'],
};

/** Fields of a node that declare names. */
const DECLARATIONS: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  CatchClause: ['param'],
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
};

/**
 * The names that a program of a page (an expression in braces, or its imports and exports) declares and reads. Scopes are not told apart:
 * a name that is declared in one counts in all of them.
 */
export function readNames(program: Program): Names {
  const defined = new Set<string>();
  const guarded = new Set<string>();
  const used: NameUse[] = [];

  const note = (name: string, {loc}: AnyNode, isLate: boolean, isElement = false): void => {
    const {line = 1, column = 0} = loc?.start ?? {};
    used.push({name, line, column: column + 1, isLate, isElement});
  };

  const visit = (value: unknown, isLate: boolean, isDeclaration: boolean): void => {
    if (Array.isArray(value)) {
      value.forEach((entry) => visit(entry, isLate, isDeclaration));
      return;
    }
    if (!isNode(value)) {
      return;
    }
    const {type, name, argument} = value;
    if (type === 'Identifier') {
      if (isDeclaration) {
        defined.add(String(name));
      } else {
        note(String(name), value, isLate);
      }
      return;
    }
    if (type === 'JSXIdentifier') {
      // Small letters are HTML, apart from the object of `<a.b>`, which nobody writes.
      if (/^\p{Lu}/u.test(String(name))) {
        note(String(name), value, isLate, true);
      }
      return;
    }
    if (type === 'ExportNamedDeclaration' && isNode(value.source)) {
      return;
    }
    if (type === 'UnaryExpression' && value.operator === 'typeof' && isNode(argument)) {
      guarded.add(String(argument.name));
    }
    const words = WORDS[type] ?? (value.computed === true ? [] : ['key', 'property']);
    const declarations = DECLARATIONS[type] ?? [];
    const isInside = isLate || type.includes('Function');
    for (const [field, child] of Object.entries(value)) {
      if (field === 'loc' || words.includes(field)) {
        continue;
      }
      // Default values in a pattern are read: `({a = b}) => a`.
      const isPattern = isDeclaration && !(type === 'AssignmentPattern' && field === 'right') && field !== 'key';
      visit(child, isInside, declarations.includes(field) || isPattern);
    }
  };

  visit(program, false, false);
  return {defined, guarded, used};
}
