import {createRequire} from 'node:module';
import path from 'node:path';
import {normalizeTokens, Prism} from 'prism-react-renderer';
import type {CodeToken, TokenRole} from '../../../lib/code';

/** Languages of the docs that prism-react-renderer does not bring: files of `prismjs/components`, dependencies first. */
const MORE_LANGUAGES = ['bash', 'json', 'diff', 'ini', 'scss', 'less', 'stylus'] as const;

/**
 * Prism's token types, each with the role it has for a reader. Punctuation and operators have that of text, also inside other tokens: in
 * a colour of their own they would be half of the elements of code.
 */
const ROLES: Readonly<Record<string, TokenRole | undefined>> = Object.fromEntries(
  (
    [
      ['comment', ['comment', 'prolog', 'doctype', 'cdata']],
      [undefined, ['punctuation', 'operator']],
      ['keyword', ['keyword', 'atrule', 'important', 'rule']],
      ['string', ['string', 'char', 'attr-value', 'regex', 'template-string', 'url']],
      ['number', ['number', 'boolean', 'constant', 'symbol', 'entity']],
      ['function', ['function', 'class-name', 'maybe-class-name', 'builtin']],
      ['property', ['property', 'attr-name', 'parameter', 'variable', 'literal-property', 'key']],
      ['tag', ['tag', 'selector', 'namespace']],
      ['inserted', ['inserted', 'inserted-sign']],
      ['deleted', ['deleted', 'deleted-sign']],
      ['bold', ['bold']],
      ['italic', ['italic']],
    ] as const
  ).flatMap(([role, types]) => types.map((type) => [type, role] as const)),
);

/** Inside a template string's `${}` the code is code again. */
const INTERPOLATION = 'interpolation';

let hasLanguages = false;

/** Prism's components work on a global instance; ours is the renderer's, and the global one is put back. */
function addLanguages(): void {
  if (hasLanguages) {
    return;
  }
  hasLanguages = true;
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  const scope = globalThis as {Prism?: typeof Prism};
  const before = scope.Prism;
  scope.Prism = Prism;
  try {
    MORE_LANGUAGES.forEach((language) => {
      require(`prismjs/components/prism-${language}`);
    });
  } finally {
    scope.Prism = before;
  }
}

function toRole(types: readonly string[]): TokenRole | undefined {
  const inner = types.slice(types.lastIndexOf(INTERPOLATION) + 1);
  return ROLES[[...inner].reverse().find((type) => Object.hasOwn(ROLES, type)) ?? ''];
}

/**
 * Spaces between two tokens of one role get that role, so that the three become one element. They look the same in any role; a page
 * with much code has a fifth fewer elements.
 */
function joinOverSpaces(line: readonly CodeToken[]): CodeToken[] {
  return line.map((token, index) => {
    const role = line[index - 1]?.role;
    const isBetween = token.role === undefined && token.text.trim() === '' && role === line[index + 1]?.role;
    return isBetween && role !== undefined ? {...token, role} : token;
  });
}

/**
 * The tokens of code, line by line, with Prism's grammar of the language (a name or an alias, `ts`); `undefined` when Prism does
 * not know it.
 */
export function tokenizeCode(code: string, language: string): CodeToken[][] | undefined {
  addLanguages();
  const grammar = Prism.languages[language];
  if (grammar === undefined || typeof grammar === 'function') {
    return undefined;
  }
  return normalizeTokens(Prism.tokenize(code, grammar)).map((line) =>
    joinOverSpaces(
      line
        .filter(({content}) => content !== '\n')
        .map(({content, types}) => {
          const role = toRole(types);
          return role === undefined ? {text: content} : {text: content, role};
        }),
    ),
  );
}
