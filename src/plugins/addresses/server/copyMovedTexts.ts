import {copyFileSync, existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {decodePath, isForeign, splitAddress, type Redirect} from '../../../lib/addresses';
import {toMarkdownPath} from '../../../lib/url';

function toTextFile(outDir: string, address: string): string {
  return path.join(outDir, toMarkdownPath(decodePath(splitAddress(address).path), '/'));
}

/** Puts the Markdown text of a page also where that of the moved one was: a text cannot lead on as a page does. */
export function copyMovedTexts(outDir: string, redirects: readonly Pick<Redirect, 'from' | 'to'>[]): void {
  const pages = redirects.filter(({from, to}) => !from.includes('#') && !isForeign(to));
  for (const {from, to} of pages) {
    const [oldFile, newFile] = [from, to].map((address) => toTextFile(outDir, address));
    if (existsSync(newFile) && !existsSync(oldFile)) {
      mkdirSync(path.dirname(oldFile), {recursive: true});
      copyFileSync(newFile, oldFile);
    }
  }
}
