import {getLine} from '../../../../lib/text/readJsonError';
import {checkMessages, type MessagesInput} from '../../../../lib/translation';
import {isObject} from '../../../../server/validate/isObject';
import type {Finding, PageSource} from '../structure/compareStructure';

export type TextFinding = Finding & {
  /** No mistake, but work that is left: an English text of a language that is still being translated, or a stale section. */
  readonly isPending?: boolean;
};

export type CompareTextsInput = Omit<MessagesInput, 'translations' | 'sameAsEnglish'> & {
  /** Undefined while the language is being translated, see `readSameAsEnglish`. */
  readonly sameAsEnglish: readonly string[] | undefined;
};

/** Line of an entry, by its id; the first one for an id that is not there. Some ids are names of fields, too: those hold no object. */
function findLine(source: string, id: string): number {
  const key = JSON.stringify(id).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`${key}\\s*:\\s*\\{`).exec(source) ?? new RegExp(`${key}\\s*:`).exec(source);
  return getLine(source, found?.index ?? 0);
}

/** What differs between a file of texts and the English ones. Each finding names the key. Throws when the file is no JSON. */
export function compareTexts({file, source}: PageSource, input: CompareTextsInput): TextFinding[] {
  const translations: unknown = JSON.parse(source);
  if (!isObject(translations)) {
    return [{file, line: 1, message: 'expected an object with a text for each key'}];
  }
  const {sameAsEnglish} = input;
  return checkMessages({...input, translations, sameAsEnglish: sameAsEnglish ?? []}).map(
    ({id, message, isUntranslated = false}) => ({
      file,
      line: findLine(source, id),
      message: `${id}: ${message}`,
      ...(isUntranslated && sameAsEnglish === undefined && {isPending: true}),
    }),
  );
}
