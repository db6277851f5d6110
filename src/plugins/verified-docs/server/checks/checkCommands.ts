import {splitWords} from '../runner/parseCommand';
import type {Place, Problem} from '../samples/types';
import type {CliFacts} from '../../../../lib/facts/types';
import {findNearMatches} from '../../../../server/facts/resolveOption';

const PROGRAM = /^(?:\$ )?(?:[A-Z_]+=\S+ )*(?:npx |pnpm |yarn |bunx )?rslib(?:\s|$)/;

/** Every flag a command takes; `--no-x` turns off a flag whose help says so. */
function listFlags(cli: CliFacts, command: string): Set<string> {
  const names = cli.perCommand[command] ?? Object.keys(cli.options);
  const flags = new Set(names);
  for (const name of names) {
    const {short, text} = cli.options[name] ?? {text: ''};
    if (short !== undefined) {
      flags.add(short);
    }
    const negative = /use (--no-[\w-]+)/.exec(text)?.[1];
    if (negative !== undefined) {
      flags.add(negative);
    }
  }
  return flags;
}

/** What is wrong with one command line of the tool; `undefined` when it is no such line or all is well. */
export function checkCommandLine(line: string, cli: CliFacts): string | undefined {
  if (!PROGRAM.test(line)) {
    return undefined;
  }
  const [, ...words] = splitWords(line.slice(line.indexOf('rslib')));
  const [first] = words;
  const command = first !== undefined && /^[a-z]/.test(first) ? first : 'build';
  if (!Object.hasOwn(cli.commands, command)) {
    return `rslib has no command "${command}" (it has ${Object.keys(cli.commands).join(', ')})`;
  }
  const flags = listFlags(cli, command);
  // `rslib --version` and the like need no command.
  const known = first === command ? flags : new Set([...flags, ...listFlags(cli, '')]);
  for (const word of words) {
    const flag = /^-{1,2}[a-z][\w-]*/i.exec(word)?.[0];
    if (flag !== undefined && !known.has(flag)) {
      const near = findNearMatches(flag, known);
      return `rslib ${command} has no flag ${flag}${near.length > 0 ? `; did you mean ${near.join(', ')}?` : ''}`;
    }
  }
  return undefined;
}

/** Problems of the tool's command lines in a shell block. Lines that are meant to fail are checked by running them. */
export function checkShellBlock(code: string, place: Place, cli: CliFacts): {checked: number; problems: Problem[]} {
  let checked = 0;
  const problems = code.split('\n').flatMap((line, index) => {
    const text = line.trim();
    checked += PROGRAM.test(text) ? 1 : 0;
    const message = checkCommandLine(text, cli);
    return message === undefined ? [] : [{place: {...place, line: place.line + index + 1}, message}];
  });
  return {checked, problems};
}
