import {readFileSync} from 'node:fs';

/**
 * The text of a page as the build reads it, whichever editor wrote it: without a byte order mark, and with line ends of one character.
 * Lines and columns of it are those of the file.
 */
export function readSource(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}
