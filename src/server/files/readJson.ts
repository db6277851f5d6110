import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readJsonError} from '../../lib/text/readJsonError';

/** Content of a JSON text, which may begin with a byte order mark; `file` is its name for the message. Throws with the line that is no JSON. */
export function parseJson(source: string, file: string): unknown {
  // Places in it are counted without the mark.
  const text = source.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch (error) {
    const {line, reason} = readJsonError(text, error as SyntaxError);
    // Without its cause, which says the same without file and line.
    throw new Error(`${file}:${line} is no JSON: ${reason}`);
  }
}

/** Content of a JSON file of the site, by its path there. Throws when there is no such file, and names the line that is no JSON. */
export function readJson(siteDir: string, file: string): unknown {
  return parseJson(readFileSync(path.join(siteDir, file), 'utf8'), file);
}
