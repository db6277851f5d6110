/** Codes (ISO 15924) that stand for several scripts, or for a part of one. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Han', 'Hangul'],
};
/** English is written in it, too, so its letters say nothing about the language. */
const LATIN = 'Latn';

/**
 * Matches a text that has a letter of the script in which the language is written. Undefined where letters cannot tell the
 * language from English: it is written in Latin script, or nobody knows its script.
 */
export function findScript(locale: string): RegExp | undefined {
  const {script = LATIN} = new Intl.Locale(locale).maximize();
  const names = MEMBERS[script] ?? [script];
  try {
    return script === LATIN ? undefined : new RegExp(`[${names.map((name) => `\\p{Script=${name}}`).join('')}]`, 'u');
  } catch {
    // A code that Unicode has no letters for.
    return undefined;
  }
}
