import {stripCodeMarks} from '../samples/parseFences';
import {EXCERPT_TYPES, OUTPUT, SHELL} from '../samples/patterns';
import type {Page} from '../samples/readPage';
import type {Fence, Place, Problem, Sample} from '../samples/types';
import type {Facts} from '../../../../lib/facts/types';
import {checkShellBlock} from './checkCommands';
import {checkPackageJson} from './checkJson';
import type {TypedBlock} from './typecheck';

export type Exemption = {readonly place: Place; readonly reason: string};

export type BlockChecks = {
  readonly typed: TypedBlock[];
  readonly exemptions: Exemption[];
  readonly problems: Problem[];
  /** Number of blocks by the way they are checked. */
  readonly counts: {blocks: number; commands: number; packageJson: number};
};

const CONFIG = /(?:^|\/)(?:rslib|rslib\.[\w-]+)\.config\.[cm]?[jt]s$/;
const SCRIPT = /^(?:ts|tsx|js|jsx|mjs|cjs|mts|cts|typescript|javascript)$/;
const USES_API = /from\s+['"]@rslib\/core['"]|import\(['"]@rslib\/core['"]\)/;

/** Endings of languages that are not named by theirs. In a JavaScript file the compiler reads the types in comments, in no other. */
const ENDINGS: Readonly<Record<string, string>> = {typescript: 'ts', javascript: 'js'};

/** The file that a script is checked as: its title, with the ending of its language where that has none. */
function getFileName(title: string, lang: string): string {
  return /\.[cm]?[jt]sx?$/.test(title) ? title : `${title}.${ENDINGS[lang] ?? lang}`;
}

/** Completes an excerpt to a module, without moving a line. */
function wrapExcerpt(code: string, type: string): string {
  return `import type {${type}} from '@rslib/core'; export default {${code.trimEnd()}\n} satisfies Partial<${type}>;\n`;
}

function toTypedBlock(fence: Fence, place: Place, samples: readonly Sample[]): TypedBlock | undefined {
  const {title, excerpt, sample} = fence.meta;
  const code = stripCodeMarks(fence);
  const siblings = samples.find(({id}) => id === sample)?.files ?? {};
  if (excerpt !== undefined) {
    const type = EXCERPT_TYPES.get(String(excerpt));
    if (type === undefined) {
      return undefined;
    }
    // The wrapper stands in front of the first line, so it counts as the line of the fence.
    return {
      place: {...place, line: place.line - 1},
      name: 'excerpt.ts',
      code: wrapExcerpt(`\n${code}`, type),
      siblings: {},
    };
  }
  const name = typeof title === 'string' ? title : 'block';
  const isOutput = OUTPUT.test(name) || fence.meta.expect !== undefined || fence.meta.out !== undefined;
  if (!SCRIPT.test(fence.lang) || isOutput || !(CONFIG.test(name) || fence.meta.check || USES_API.test(code))) {
    return undefined;
  }
  return {place, name: getFileName(name, fence.lang), code, siblings};
}

/** Sorts the blocks of a page by how they are checked, and runs the checks that need no other tool. */
export function checkBlocks(page: Page, facts: Facts): BlockChecks {
  const result: BlockChecks = {
    typed: [],
    exemptions: [],
    problems: [],
    counts: {blocks: page.fences.length, commands: 0, packageJson: 0},
  };
  for (const fence of page.fences) {
    const {title, nocheck, fails, excerpt} = fence.meta;
    const place: Place = {
      file: page.file,
      line: fence.line,
      column: fence.column,
      ...(typeof title === 'string' ? {title} : {}),
    };
    if (nocheck !== undefined) {
      result.exemptions.push({place, reason: String(nocheck)});
      continue;
    }
    if (excerpt !== undefined && !EXCERPT_TYPES.has(String(excerpt))) {
      const message = `excerpt=${String(excerpt)} is unknown; use ${[...EXCERPT_TYPES.keys()].join(' or ')}`;
      result.problems.push({place, message});
    }
    const typed = toTypedBlock(fence, place, page.samples);
    if (typed) {
      result.typed.push(typed);
    }
    if (SHELL.test(fence.lang) && !fails) {
      const {checked, problems} = checkShellBlock(fence, place, facts.cli);
      result.counts.commands += checked;
      result.problems.push(...problems);
    }
    if (typeof title === 'string' && /(?:^|\/)package\.json$/.test(title)) {
      result.counts.packageJson += 1;
      result.problems.push(...checkPackageJson(stripCodeMarks(fence), place));
    }
  }
  for (const {code, place} of page.inlineCode) {
    if (/^(?:npx )?rslib /.test(code) && !code.includes('…')) {
      const {checked, problems} = checkShellBlock({code, lang: 'sh'}, {...place, line: place.line - 1}, facts.cli);
      result.counts.commands += checked;
      result.problems.push(...problems);
    }
  }
  return result;
}
