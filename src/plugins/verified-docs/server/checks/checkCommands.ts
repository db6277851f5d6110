import {splitWords} from '../runner/parseCommand';
import type {Fence, Place, Problem} from '../samples/types';
import type {CliFacts} from '../../../../lib/facts/types';
import {findNearMatches} from '../../../../server/facts/resolveOption';
import {splitCommands} from './splitCommands';

/** The tool with what stands in front of it: variables, and the program that finds it, with flags of its own. */
const PROGRAM =
  /^(?:\$ )?(?:\w+=\S+ +)*(?:(?:npx|bunx|(?:npm|pnpm|yarn) exec|(?:pnpm|yarn) dlx|yarn run|bun x|pnpm|yarn)(?: +-\S*)* +)?rslib(?:@\S+)?(?=\s|$)/;

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

/** What is wrong with one command; `undefined` when it is none of the tool or all is well. */
function checkCommand(line: string, cli: CliFacts): string | undefined {
  const program = PROGRAM.exec(line)?.[0];
  if (program === undefined) {
    return undefined;
  }
  // What stands behind `--` is for somebody else.
  const [own] = line.slice(program.length).split(/\s--(?=\s|$)/);
  const words = splitWords(own);
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
export function checkShellBlock(
  block: Pick<Fence, 'code' | 'lang'>,
  place: Place,
  cli: CliFacts,
): {checked: number; problems: Problem[]} {
  const commands = splitCommands(block);
  const problems = commands.flatMap(({text, line}) => {
    const message = checkCommand(text, cli);
    return message === undefined ? [] : [{place: {...place, line: place.line + line}, message}];
  });
  return {checked: commands.filter(({text}) => PROGRAM.test(text)).length, problems};
}
