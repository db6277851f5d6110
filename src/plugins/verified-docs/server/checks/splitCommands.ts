import type {Fence} from '../samples/types';

export type ShellCommand = {
  /** Without what parts it from others, and without a comment. */
  readonly text: string;
  /** Number in the block, from 1, of the line that it stands in; where lines are continued, that of the first. */
  readonly line: number;
};

/**
 * What has a meaning of its own, the longest first: quoted text, the end of a line that goes on in the next one, an escaped sign, what
 * parts two commands, a comment.
 *
 * @param escape the sign that takes the meaning of the next one away, as a regular expression says it
 */
function createToken(escape: string): RegExp {
  return new RegExp(
    `"(?:${escape}[^]|[^"${escape}\\n])*"|'[^'\\n]*'|(?<joint>${escape}\\n)|${escape}.|(?<parting>&&|\\|\\|?|;|\\n)|(?<comment>(?<!\\S)#.*)|.`,
    'g',
  );
}

const TOKEN = createToken('\\\\');
const POWERSHELL_TOKEN = createToken('`');

/** The commands of a shell block; quotes keep what they enclose. */
export function splitCommands({code, lang}: Pick<Fence, 'code' | 'lang'>): ShellCommand[] {
  const commands = [{text: '', line: 1}];
  let line = 1;
  for (const {0: text, groups} of code.matchAll(lang === 'powershell' ? POWERSHELL_TOKEN : TOKEN)) {
    const last = commands[commands.length - 1];
    line += text.split('\n').length - 1;
    if (groups?.parting !== undefined) {
      commands.push({text: '', line: groups.parting === '\n' ? line : last.line});
    } else if (groups?.joint === undefined && groups?.comment === undefined) {
      last.text += text;
    }
  }
  return commands.map((command) => ({...command, text: command.text.trim()})).filter(({text}) => text !== '');
}
