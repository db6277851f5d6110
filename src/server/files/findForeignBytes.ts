import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';

/** What stands for bytes that are no letter. */
const REPLACEMENT = '\uFFFD';

/** Place in the text of a file where its first bytes stand that are no UTF-8; undefined when it has none. */
export function findForeignBytes(file: string, text: string): number | undefined {
  const offset = text.indexOf(REPLACEMENT);
  // An author may write the character itself.
  return offset === -1 || isUtf8(readFileSync(file)) ? undefined : offset;
}
