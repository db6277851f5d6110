import {splitCommands} from '../checks/splitCommands';
import {SHELL} from '../samples/patterns';
import type {Page} from '../samples/readPage';
import type {Problem} from '../samples/types';

/** Programs without a namesake in every shell, or with one that takes other flags: in PowerShell `rm` has no `-rf`. */
const POSIX_PROGRAM = /^(?:\$ )?(?:\w+=\S+ +)*(?<program>cat|cp|diff|export|ln|mv|rm|sed|touch)(?=\s|$)/;
const DOUBLE_QUOTED = /"[^"]*"/g;

/** Why a command does not run in Bash, PowerShell and the command prompt of Windows alike; `undefined` when it does. */
function judgeCommand(command: string): string | undefined {
  const program = POSIX_PROGRAM.exec(command)?.groups?.program;
  if (program !== undefined) {
    return `not every shell has "${program}" as it is used here; say in words what to do`;
  }
  if (/(?<!\S)\/tmp(?![\w-])/.test(command)) {
    return 'Windows has no folder /tmp; take one beside the project';
  }
  const bare = command.replace(DOUBLE_QUOTED, '""');
  if (bare.includes("'")) {
    return 'the command prompt of Windows takes single quotes for letters; write double ones';
  }
  const sign = /[*?[]/.exec(bare)?.[0];
  return sign === undefined
    ? undefined
    : `some shells replace an argument with "${sign}" by the names of files; put it into double quotes`;
}

/** Commands that a reader can copy into one shell alone. Variables in front of a command are told for each shell. */
export function lintCommands({fences, file}: Pick<Page, 'fences' | 'file'>): Problem[] {
  return fences
    .filter(({lang, meta}) => SHELL.test(lang) && lang !== 'powershell' && meta.title === undefined)
    .flatMap((fence) =>
      splitCommands(fence).flatMap(({text, line}) => {
        const message = judgeCommand(text);
        return message === undefined ? [] : [{place: {file, line: fence.line + line, column: fence.column}, message}];
      }),
    );
}
