import {MIN_REASON} from '../samples/patterns';
import type {Page} from '../samples/readPage';
import type {Problem} from '../samples/types';
import type {Facts} from '../../../../lib/facts/types';
import {findNearMatches, listOptions} from '../../../../server/facts/resolveOption';

/** Paths of other tools, or of older versions, each with its reason: `{"output.library": "an option of Rspack"}`. */
export type ForeignPaths = Readonly<Record<string, string>>;

const ANY_KEY = '*';
/** `output.target`, `lib[0].dts.bundle`, `shims.cjs['import.meta.url']`, each with a value behind it or not. */
const PATH = /^(?<path>[a-z]\w*(?:\[\d*\])?(?:\.[A-Za-z_$][\w$]*(?:\[\d*\])?|\['[^']+'\])+)(?:\s*[:=](?!=).*)?$/;
const FILE = /\.(?:d|[cm]?[jt]sx?|css|scss|less|json|mdx?|map|svg|png|html|vue|svelte|wasm|node|tgz)$/;

/** One form for a path however it is written: items of `lib` without their index, others with empty brackets. */
function normalize(path: string): string {
  return path.replace(/^lib\[\d*\]/, 'lib').replaceAll(/\[\d+\]/g, '[]');
}

/** Whether the keys of Rsbuild's nested objects lead to the path. */
function isNested(path: string, nested: Facts['nested']): boolean {
  const keys = path.split('.');
  return (
    keys.length > 1 &&
    keys.slice(1).every((key, index) => {
      const known = nested?.[keys.slice(0, index + 1).join('.')];
      // Below a free key there is no list, and nothing to compare with.
      const isBelowFree = keys.some((_, end) => nested?.[keys.slice(0, end).join('.')]?.includes(ANY_KEY));
      return isBelowFree || (known?.includes(key) ?? false);
    })
  );
}

/** Resolves paths of one version's configuration. */
export function createPathResolver(facts: Facts): {
  /** Whether a text is an option path at all, by its first word. */
  readonly isCandidate: (path: string) => boolean;
  readonly resolves: (path: string) => boolean;
  readonly names: readonly string[];
} {
  const options = [...listOptions(facts).keys()];
  const nested = Object.entries(facts.nested ?? {}).flatMap(([name, keys]) => keys.map((key) => `${name}.${key}`));
  // Pages may leave out `lib` and the groups in front: `redirect.js.path`, `bundle.tsconfigPath`.
  const endings = new Set(
    [...options, ...nested].flatMap((name) => {
      const keys = name.split('.');
      return keys.map((_, index) => keys.slice(index).join('.'));
    }),
  );
  const roots = new Set([
    'lib',
    ...Object.keys(facts.top),
    ...Object.keys(facts.lib).map((name) => name.split(/[.[]/)[0]),
  ]);
  return {
    isCandidate: (path) => roots.has(path.split(/[.[]/)[0]),
    resolves: (path) => {
      const name = normalize(path);
      return endings.has(name) || isNested(name.replaceAll('[]', '').replace(/^lib\./, ''), facts.nested);
    },
    names: [...options, ...options.filter((name) => name.startsWith('lib.')).map((name) => name.slice(4))],
  };
}

/**
 * Inline code that reads like an option path (`output.distPath.root`, `dts.bundle: true`) names an option that exists, or
 * is listed as foreign. Entries of the list that no page needs are problems too.
 */
export function checkPaths(
  pages: readonly Pick<Page, 'inlineCode'>[],
  facts: Facts,
  foreign: ForeignPaths,
  listFile: string,
): {checked: number; problems: Problem[]} {
  const resolver = createPathResolver(facts);
  const used = new Set<string>();
  const problems: Problem[] = [];
  let checked = 0;
  for (const {code, place} of pages.flatMap(({inlineCode}) => inlineCode)) {
    const path = PATH.exec(code)?.groups?.path;
    if (path === undefined || !resolver.isCandidate(path)) {
      continue;
    }
    if (resolver.resolves(path)) {
      checked += 1;
    } else if (Object.hasOwn(foreign, path)) {
      used.add(path);
    } else if (!FILE.test(path)) {
      const near = findNearMatches(path, resolver.names);
      problems.push({
        place,
        message:
          `\`${path}\` reads like an option, and ${facts.package} has none of that name` +
          `${near.length > 0 ? `; did you mean ${near.join(', ')}?` : ''}\n` +
          `  correct it, or add it to ${listFile} with the tool that it belongs to`,
      });
    }
  }
  const list = {file: listFile, line: 1, column: 1};
  for (const [path, reason] of Object.entries(foreign)) {
    if (!used.has(path)) {
      problems.push({place: list, message: `no page needs the entry ${path} any more; remove it`});
    } else if (reason.length < MIN_REASON) {
      problems.push({place: list, message: `${path} needs a reason of at least ${MIN_REASON} characters`});
    }
  }
  return {checked, problems};
}
