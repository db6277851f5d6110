import {findNearMatches} from '../../../../server/facts/resolveOption';
import {splitWords} from '../runner/parseCommand';
import type {Fence, Place, Problem} from '../samples/types';
import {splitCommands} from './splitCommands';

type Manager = {
  readonly install: readonly string[];
  readonly create: readonly string[];
  /** Flags whose value is the next word, which looks like a package. */
  readonly valued: readonly string[];
};

/** Commands that take packages, from the documentation of each. */
const MANAGERS: Readonly<Record<string, Manager>> = {
  npm: {
    install: ['install', 'i', 'add'],
    create: ['create', 'init'],
    valued: ['-w', '--workspace', '-C', '--prefix', '--tag', '--omit', '--include', '--registry', '--cache'],
  },
  pnpm: {install: ['add'], create: ['create'], valued: ['-F', '--filter', '-C', '--dir', '--registry']},
  yarn: {install: ['add'], create: ['create'], valued: ['--cwd', '--registry']},
  bun: {install: ['add'], create: ['create'], valued: ['--cwd', '--registry']},
};

const PACKAGE = /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:@[\w.^~-]+)?$/;
/** Scope, name and version of what `create` is told: `@scope` alone is enough. */
const CREATED = /^(?:(@[\w.-]+)(?:\/|(?=@|$)))?([a-z][\w.-]*)?(@[\w.^~-]+)?$/;

export type Install = {readonly spec: string; readonly place: Place};

/** The package that `create` runs, as npm names it: `create-x`, `@scope/create-x`, `@scope/create`. */
function toCreateSpec(word: string): string[] {
  const match = CREATED.exec(word);
  if (match === null) {
    return [];
  }
  const [, scope, name, version = ''] = match;
  return [`${scope === undefined ? '' : `${scope}/`}create${name === undefined ? '' : `-${name}`}${version}`];
}

/** The packages of one command. */
function readSpecs(command: string): string[] {
  const [program, ...words] = splitWords(command.replace(/^\$ /, ''));
  if (!Object.hasOwn(MANAGERS, program)) {
    return [];
  }
  const {install, create, valued} = MANAGERS[program];
  const [verb, ...rest] = words.filter((word, index) => !word.startsWith('-') && !valued.includes(words[index - 1]));
  if (create.includes(verb)) {
    return rest.slice(0, 1).flatMap(toCreateSpec);
  }
  return install.includes(verb) ? rest.filter((word) => PACKAGE.test(word)) : [];
}

/** The package specs of install commands, `create x` as `create-x`: `typescript`, `@microsoft/api-extractor@7`. */
export function readInstalls(block: Pick<Fence, 'code' | 'lang'>, place: Place): Install[] {
  return splitCommands(block).flatMap(({text, line}) =>
    readSpecs(text).map((spec) => ({
      spec: spec.replace(/@latest$/, ''),
      place: {...place, line: place.line + line},
    })),
  );
}

/** A version, or why there is none: a package of another registry, say. */
export type PackageList = Readonly<Record<string, string>>;

/** Packages in install commands that the committed list does not have, and entries that no page needs. */
export function checkInstalls(installs: readonly Install[], list: PackageList, listFile: string): Problem[] {
  const refresh = 'run "npm run docs:packages" to look it up';
  const specs = new Set(installs.map(({spec}) => spec));
  return [
    ...installs
      .filter(({spec}) => !Object.hasOwn(list, spec))
      .map(({spec, place}) => {
        const near = findNearMatches(spec, Object.keys(list));
        const hint = near.length > 0 ? `; did you mean ${near.join(', ')}?` : '';
        return {place, message: `the package ${spec} is not in ${listFile}${hint}\n  correct its name, or ${refresh}`};
      }),
    ...Object.keys(list)
      .filter((spec) => !specs.has(spec))
      .map((spec) => ({
        place: {file: listFile, line: 1, column: 1},
        message: `no page installs ${spec} any more; run "npm run docs:packages"`,
      })),
  ];
}
