/** What has a meaning of its own in a line, the longest first: quoted text, an escaped sign, what parts two commands, a comment. */
const TOKEN = /"(?:\\.|[^"\\])*"|'[^']*'|\\.|(?<parting>&&|\|\|?|;)|(?<comment>(?<!\S)#.*)|./g;

/** The commands of a shell line, without what parts them and without a comment; quotes keep what they enclose. */
export function splitCommands(line: string): string[] {
  const commands = [''];
  for (const {0: text, groups} of line.matchAll(TOKEN)) {
    if (groups?.parting !== undefined) {
      commands.push('');
    } else if (groups?.comment === undefined) {
      commands[commands.length - 1] += text;
    }
  }
  return commands.map((command) => command.trim()).filter((command) => command !== '');
}
