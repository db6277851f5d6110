import {findForeignBytes} from '../../../server/files/findForeignBytes';

/** Characters of a file's name that mean something else in an address. */
const ADDRESS_MARK = /[%?#]/;

/**
 * What is wrong with a page as a file, behind its place (`:12:3: …`); undefined when nothing is. Docusaurus shows a letter that it cannot
 * read as "�", and stops at a name that is no address without naming it.
 *
 * @param page path inside the docs folder; undefined for a page that is none of the docs
 */
export function judgeSource(filePath: string, fileContent: string, page = ''): string | undefined {
  const mark = ADDRESS_MARK.exec(page)?.[0];
  if (mark !== undefined) {
    return `: the name of a page becomes its address, which cannot have "${mark}"; rename the file.`;
  }
  const offset = findForeignBytes(filePath, fileContent);
  if (offset === undefined) {
    return undefined;
  }
  const before = fileContent.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return `:${before.length}:${column}: the file is not UTF-8; save it in that encoding.`;
}
