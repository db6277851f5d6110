import {writeFileSync} from 'node:fs';

/** Writes a JSON file as Prettier and Docusaurus would. */
export function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
