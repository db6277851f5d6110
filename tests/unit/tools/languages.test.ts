/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../tools/listFiles.mjs';

const TOOLS = path.resolve(__dirname, '../../../tools');

/** A name of a language as a value of its own, or a text in Chinese; tools have pages in English. */
const LANGUAGE = /(?<!<html lang=)(['"`])(?:en|zh)\1|\p{Script=Han}/u;
/** Words are cut as Chinese has it, whatever the language, and the English stop words are those of lunr. */
const OF_TEXTS = /Segmenter\('zh'|StopWordFilter/;
/** Visits the site as it is, in Chinese too. */
const VISITORS = ['browsers/journeys.mjs'];

describe('the tools', () => {
  it('take the languages of the site from its list', () => {
    const found = listFiles(TOOLS)
      .filter((file) => /\.(?:mjs|cjs|js|ts)$/.test(file) && !VISITORS.includes(file))
      .flatMap((file) =>
        readFileSync(path.join(TOOLS, file), 'utf8')
          .split('\n')
          .filter((line) => LANGUAGE.test(line) && !OF_TEXTS.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });
});
