import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {BuildResult} from '../samples/types';

/** What a sample gets that shows no package.json or tsconfig.json of its own. */
export const DEFAULT_FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "my-lib", "version": "1.0.0", "type": "module" }\n',
  // `types: []` and `skipLibCheck` keep the environment's own type packages out, which makes declarations five times faster.
  'tsconfig.json':
    '{ "compilerOptions": { "target": "ESNext", "module": "ESNext", "moduleResolution": "bundler", "strict": true, ' +
    '"skipLibCheck": true, "types": [], "jsx": "react-jsx" }, "include": ["src"] }\n',
};

const LEFT_OUT = /(?:^|\/)(?:node_modules|\.rstack|\.rslib)(?:\/|$)/;
const MAX_TEXT = 400_000;

/** Writes the input files of a sample into a fresh folder. */
export function writeProject(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries({...DEFAULT_FILES, ...files})) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

function listFiles(folder: string, prefix = ''): string[] {
  return readdirSync(path.join(folder, prefix), {withFileTypes: true}).flatMap((entry) => {
    const name = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (LEFT_OUT.test(name)) {
      return [];
    }
    return entry.isDirectory() ? listFiles(folder, name) : [name];
  });
}

/** The files that a build added to the inputs: sorted, with their text. */
export function readOutputs(folder: string, inputs: Readonly<Record<string, string>>): BuildResult['files'] {
  const names = listFiles(folder)
    .map(posixPath)
    .filter((name) => !Object.hasOwn(inputs, name) && !Object.hasOwn(DEFAULT_FILES, name))
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return [name, text.includes('\u0000') || text.includes('\uFFFD') || text.length > MAX_TEXT ? null : text];
    }),
  );
}
