import {readFileSync, writeFileSync} from 'node:fs';

/** Content of a JSON file. */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Writes a JSON file as Prettier and Docusaurus would. */
export function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
