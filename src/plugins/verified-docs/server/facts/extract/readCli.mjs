import {execFileSync} from 'node:child_process';
import path from 'node:path';

const COMMAND = /^\s{2}(\S+)\s{2,}(.+?)\s*$/;
const OPTION = /^\s{2}(?<names>(?:-\w, )?--[\w-]+(?: <[^>]+>| \[[^\]]+\])?)\s{2,}(?<text>.*?)\s*$/;

function parseOption({names, text}) {
  const value = /<([^>]+)>/.exec(names)?.[1];
  const defaultValue = /\(default: ?([^)]*)\)/.exec(text)?.[1];
  return [
    /--[\w-]+/.exec(names)[0],
    {
      ...(/^-\w/.test(names) ? {short: names.slice(0, 2)} : {}),
      ...(value === undefined ? {} : {value}),
      ...(defaultValue ? {default: defaultValue} : {}),
      text: text.replace(/\s*\(default:[^)]*\)/, ''),
    },
  ];
}

/** Commands and options in the text of `--help`. */
export function parseHelp(text) {
  const commands = {};
  const options = {};
  let section = '';
  for (const line of text.split('\n')) {
    const heading = /^\s*(Commands|Options):/.exec(line)?.[1];
    if (heading !== undefined) {
      section = heading;
    } else if (/^\S/.test(line)) {
      section = '';
    } else if (section === 'Commands') {
      const match = COMMAND.exec(line);
      if (match) {
        commands[match[1]] = match[2];
      }
    } else if (section === 'Options') {
      const groups = OPTION.exec(line)?.groups;
      if (groups) {
        const [name, option] = parseOption(groups);
        options[name] = option;
      }
    }
  }
  return {commands, options};
}

/** Commands and flags of the package's program, from its own help. */
export function readCli({folder, manifest}) {
  const script = path.join(folder, manifest.bin.rslib);
  const readHelp = (args) =>
    parseHelp(
      execFileSync(process.execPath, [script, ...args, '--help'], {
        encoding: 'utf8',
        env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'},
      }),
    );
  const {commands, options} = readHelp([]);
  const perCommand = Object.keys(commands).map((command) => [command, Object.keys(readHelp([command]).options)]);
  return {commands, options, perCommand: Object.fromEntries(perCommand)};
}
