import {existsSync} from 'node:fs';
import path from 'node:path';
import {getLine} from '../../../../lib/text/readJsonError';
import {getWords} from '../../../../lib/translation';
import {readSource} from '../../../../server/files/readSource';
import type {Finding, PageSource} from '../structure/compareStructure';

/** Path of the list inside the site. */
export function getSameAsEnglishPath(locale: string): string {
  return `i18n/${locale}/same-as-english.json`;
}

/** Content of a JSON file; undefined when it is not there, or no JSON, which is reported where that file itself is checked. */
function readContent(file: string): unknown {
  try {
    return JSON.parse(readSource(file));
  } catch {
    return undefined;
  }
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

export type SameAsEnglish = {
  /**
   * Texts that are the same in English and in a language. Undefined when there is no such list: the language is being translated then, and
   * its English texts are work that is left instead of mistakes.
   */
  readonly texts: readonly string[] | undefined;
  /** There is a list that cannot be read. It says that the language is translated, and excuses nothing. */
  readonly isBroken: boolean;
};

/** Reads the list of a language. */
export function readSameAsEnglish(siteDir: string, locale: string): SameAsEnglish {
  const file = path.join(siteDir, getSameAsEnglishPath(locale));
  if (!existsSync(file)) {
    return {texts: undefined, isBroken: false};
  }
  const content = readContent(file);
  return isListOfTexts(content) ? {texts: content, isBroken: false} : {texts: [], isBroken: true};
}

/**
 * What is wrong with the list itself: another form, or texts that none of the language's files holds. Throws when it is no JSON.
 *
 * @param files paths of the files of texts
 */
export function checkSameAsEnglish({file, source}: PageSource, files: readonly string[]): Finding[] {
  const content: unknown = JSON.parse(source);
  if (!isListOfTexts(content)) {
    return [{file, line: 1, message: 'expected a list of texts, for example ["API", "Rslib"]'}];
  }
  const contents = files.map(readContent);
  // One that cannot be read may hold any of them.
  if (contents.includes(undefined)) {
    return [];
  }
  const used = new Set(
    contents
      .flatMap((texts): unknown[] => Object.values(texts ?? {}))
      .map((entry) => getWords(String((entry as {message?: unknown} | null)?.message))),
  );
  return content
    .filter((text) => !used.has(text))
    .map((text) => ({
      file,
      line: getLine(source, source.indexOf(JSON.stringify(text))),
      message: `"${text}": no text of the language is this; remove it`,
    }));
}
