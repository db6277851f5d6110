import path from 'node:path';
import {getLine} from '../../../lib/text/readJsonError';
import {findForeignBytes} from '../../../server/files/findForeignBytes';
import type {Finding, PageSource} from './structure/compareStructure';

/** A finding at the first bytes of a file that are no UTF-8, which its text has "�" for. */
export function lintEncoding(siteDir: string, {file, source}: PageSource): Finding[] {
  const offset = findForeignBytes(path.join(siteDir, file), source);
  return offset === undefined
    ? []
    : [{file, line: getLine(source, offset), message: 'the file is not UTF-8; save it in that encoding'}];
}
