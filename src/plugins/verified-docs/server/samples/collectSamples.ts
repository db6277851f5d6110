import {parseCommand, readScript} from '../runner/parseCommand';
import {stripCodeMarks} from './parseFences';
import {MIN_REASON, OUTPUT} from './patterns';
import type {ExpectedLog, ExpectedOutput, ExpectedTree, Fence, Place, Problem, Sample} from './types';

/** Commands that go on until somebody stops them: watchers, and servers for development. */
const ENDLESS = /^(?!npm ).*\s(?:-w|--watch|mf-dev|storybook dev|rstest watch)(?:\s|$)/;

/** Words that say something of a sample, and nothing of a block that is in none. */
const SAMPLE_WORDS = ['run', 'tree', 'log', 'uses', 'expect', 'out', 'fails', 'before'];

/** Words of blocks that are type-checked without a sample, as the code before a change if they say so. */
const TYPED_WORDS = ['title', 'check', 'excerpt'];

type Draft = {
  id: string;
  place: Place;
  uses?: string;
  files: Record<string, string>;
  commands: string[];
  /** The block of the last commands. */
  runs?: Place;
  fails: boolean;
  outputs: ExpectedOutput[];
  trees: ExpectedTree[];
  logs: ExpectedLog[];
};

function getPlace(fence: Fence, file: string): Place {
  const {title} = fence.meta;
  return {file, line: fence.line, column: fence.column, ...(typeof title === 'string' ? {title} : {})};
}

function readLines(code: string): string[] {
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Sorts one block into the draft of its sample; returns what is wrong with it. */
function addBlock(draft: Draft, fence: Fence, place: Place): string | undefined {
  const {meta} = fence;
  const code = stripCodeMarks(fence);
  draft.fails ||= meta.fails === true;
  if (meta.uses === true) {
    return 'uses needs the name of a sample: uses="…"';
  }
  if (meta.uses !== undefined && draft.uses !== undefined && meta.uses !== draft.uses) {
    return `sample "${draft.id}" has uses="${draft.uses}" already; a sample takes the inputs of one other, which may use a third`;
  }
  draft.uses = meta.uses ?? draft.uses;
  if (meta.run) {
    draft.runs = place;
    draft.commands.push(
      ...readLines(code)
        .map((line) => line.replace(/^\$ /, ''))
        .filter((line) => !line.startsWith('#')),
    );
  } else if (meta.log) {
    draft.logs.push({place, lines: readLines(code)});
  } else if (meta.tree) {
    draft.trees.push({place, isPartial: meta.tree === 'partial', files: readLines(code)});
  } else if (typeof meta.title !== 'string') {
    return `a block of sample "${draft.id}" needs title="…" or one of the words tree, run, log`;
  } else if (meta.out || meta.expect || OUTPUT.test(meta.title)) {
    const mode = meta.expect ?? 'exact';
    if (mode !== 'exact' && mode !== 'contains' && mode !== 'absent') {
      return `expect=${String(mode)} is unknown; use exact, contains or absent`;
    }
    draft.outputs.push({place, path: meta.title, mode, code});
  } else if (Object.hasOwn(draft.files, meta.title)) {
    return `sample "${draft.id}" has two blocks titled ${meta.title}`;
  } else {
    draft.files[meta.title] = code;
  }
  return undefined;
}

/** Input files of a sample, those of the samples it `uses` included. */
function collectFiles(
  draft: Draft,
  drafts: ReadonlyMap<string, Draft>,
  seen: ReadonlySet<string>,
): Record<string, string> {
  const base = draft.uses === undefined || seen.has(draft.uses) ? undefined : drafts.get(draft.uses);
  return {...(base ? collectFiles(base, drafts, new Set([...seen, draft.id])) : {}), ...draft.files};
}

/** The samples that a sample uses, directly or through another one, up to the first repetition. */
function listBases(id: string, drafts: ReadonlyMap<string, Draft>): string[] {
  const bases: string[] = [];
  for (let base = drafts.get(id)?.uses; base !== undefined && !bases.includes(base); base = drafts.get(base)?.uses) {
    bases.push(base);
  }
  return bases;
}

/** True if a line of a `run` block never ends by itself; `files` are those of its sample, for `npm run name`. */
function isEndless(command: string, files: Readonly<Record<string, string>>): boolean {
  const script = /^npm run (?<name>\S+)/.exec(command)?.groups?.name;
  return script === undefined
    ? ENDLESS.test(command)
    : ENDLESS.test(`npx ${readScript(script, files['package.json']) ?? ''}`);
}

/** Why a line of a `run` block cannot be started; `undefined` when it can. */
function judgeStart(command: string, files: Readonly<Record<string, string>>): string | undefined {
  try {
    parseCommand(command, '', files['package.json']);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The same of a line that also has to end. */
function judgeCommand(command: string, files: Readonly<Record<string, string>>): string | undefined {
  return isEndless(command, files)
    ? `"${command}" does not end by itself, so it cannot be run; show it in a block without the word "run"`
    : judgeStart(command, files);
}

/** What is wrong with the words of a block that names no sample. */
function judgeWords({meta}: Fence): string[] {
  if (meta.sample !== undefined) {
    return ['sample needs a name: sample="…"'];
  }
  const isTyped = TYPED_WORDS.some((word) => meta[word] !== undefined);
  return SAMPLE_WORDS.filter((word) => meta[word] !== undefined && !(word === 'before' && isTyped)).map(
    (word) => `the word "${word}" needs sample="…"`,
  );
}

/** Why a block is left out of all checks, if it is; an empty text when the reason is missing. */
function getExemption(fence: Fence): string | undefined {
  const {nocheck} = fence.meta;
  return nocheck === true ? '' : nocheck;
}

/**
 * Groups the fences of one page into samples: `sample="id"` joins blocks, `uses="id"` inherits the input files of another one.
 * `page` is the path inside the docs folder, `file` the one for messages.
 */
export function collectSamples(
  fences: readonly Fence[],
  {page, file}: {readonly page: string; readonly file: string},
): {samples: Sample[]; problems: Problem[]} {
  const drafts = new Map<string, Draft>();
  const problems: Problem[] = [];
  for (const fence of fences) {
    const place = getPlace(fence, file);
    const reason = getExemption(fence);
    if (reason !== undefined && reason.length < MIN_REASON) {
      problems.push({place, message: `nocheck needs a reason of at least ${MIN_REASON} characters`});
    }
    if (reason !== undefined) {
      continue;
    }
    const id = fence.meta.sample;
    if (typeof id !== 'string' || id === '') {
      problems.push(...judgeWords(fence).map((message) => ({place, message})));
      continue;
    }
    const draft = drafts.get(id) ?? {
      id,
      place,
      files: {},
      commands: [],
      fails: false,
      outputs: [],
      trees: [],
      logs: [],
    };
    drafts.set(id, draft);
    const message = addBlock(draft, fence, place);
    if (message !== undefined) {
      problems.push({place, message});
    }
  }
  for (const {id, place, uses} of drafts.values()) {
    if (uses !== undefined && !drafts.has(uses)) {
      problems.push({place, message: `uses="${uses}", but the page has no such sample`});
    } else if (listBases(id, drafts).includes(id)) {
      problems.push({place, message: `uses="${String(uses)}" leads back to sample "${id}"`});
    }
  }
  const samples = [...drafts.values()].map((draft) => {
    const {id, place, runs = place, fails, outputs, trees, logs} = draft;
    const files = collectFiles(draft, drafts, new Set());
    const commands = draft.commands.filter((command, index) => {
      // One that fails ends before it watches anything.
      const isEnded = fails && index === draft.commands.length - 1;
      const message = isEnded ? judgeStart(command, files) : judgeCommand(command, files);
      if (message !== undefined) {
        problems.push({place: runs, message});
      }
      return message === undefined;
    });
    return {id, key: `${page}#${id}`, place, files, commands, fails, outputs, trees, logs};
  });
  return {samples, problems};
}
