import fc from 'fast-check';
import {
  assertFrontMatter,
  checkFrontMatter,
  parsePageType,
  pickFrontMatter,
  toPageFlags,
} from '@site/src/lib/frontMatter';
import {parseHome} from '@site/src/lib/home';
import {parseCodeMarks, parseFileTree} from '@site/src/lib/code';
import {parseLedger, parseRedirects} from '@site/src/lib/addresses';

const RUNS = {numRuns: 1000};
const KEYS = [
  'title',
  'description',
  'keywords',
  'pageType',
  'titleSuffix',
  'overview',
  'overviewHeaders',
  'navbar',
  'sidebar',
  'outline',
  'footer',
  'search',
  'hero',
  'features',
  'footerMessage',
  '__proto__',
  'constructor',
];

/** What YAML can hold. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({maxDepth: 3, withNullPrototype: false}),
  fc.constantFrom('home', 'doc', '<img src=x onerror=alert(1)>', [2, 3], [7], {}, [], null, true, NaN),
);
const fields = fc.dictionary(fc.oneof(fc.constantFrom(...KEYS), fc.string()), value, {noNullPrototype: true});

describe('any front matter', () => {
  it('is taken, or refused with file, line and key', () => {
    fc.assert(
      fc.property(fields, (frontMatter) => {
        const problems = checkFrontMatter(frontMatter);
        const assertIt = (): void =>
          assertFrontMatter({
            filePath: 'docs/a.mdx',
            fileContent: Object.keys(frontMatter)
              .map((key) => `${key}: x`)
              .join('\n'),
            frontMatter,
          });
        if (problems.length === 0) {
          expect(assertIt).not.toThrow();
          toPageFlags(pickFrontMatter(frontMatter));
        } else {
          expect(assertIt).toThrow(new RegExp(`docs/a\\.mdx:\\d+: .*${problems[0].key}`));
        }
        expect(['home', 'doc', 'custom', 'blank']).toContain(parsePageType(frontMatter.pageType));
      }),
      RUNS,
    );
  });

  it('of a home page gives texts, links and images, or leaves them out', () => {
    fc.assert(
      fc.property(fields, fields, (frontMatter, hero) => {
        const {hero: parsed, features} = parseHome({...frontMatter, hero});
        expect(typeof (parsed?.name ?? '')).toBe('string');
        for (const {title, details, span} of features) {
          expect([typeof title, typeof details]).toEqual(['string', 'string']);
          expect([2, 3, 4, 6]).toContain(span);
        }
      }),
      RUNS,
    );
  });
});

describe('any text of an author', () => {
  it('is read as marks of code, tree of files, ledger and redirects, or refused in words', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('// [!code ++]', '// [!code highlight:99999999]', '├── a', '  - b', '/a#b', '{"from":1}', '\t'),
    );
    const text = fc.array(line, {maxLength: 20}).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, (source) => {
        parseCodeMarks(source);
        parseFileTree(source);
        for (const read of [parseLedger, (given: string) => parseRedirects(given, ['en', 'zh'])]) {
          try {
            read(source);
          } catch (error) {
            expect((error as Error).message.length).toBeGreaterThan(10);
            expect(error).not.toBeInstanceOf(TypeError);
          }
        }
      }),
      RUNS,
    );
  });
});
