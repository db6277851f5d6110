export type Messages = Readonly<Record<string, {readonly message: string}>>;

export type MessagesInput = {
  /** English texts by id: what the site asks for. */
  readonly originals: Readonly<Record<string, string>>;
  readonly translations: Messages;
  /** Texts that are the same in both languages: names, and words the language has borrowed. */
  readonly sameAsEnglish: readonly string[];
  /** What a text in the language holds; one that has letters, but none of these, was not translated. */
  readonly script: RegExp;
  /** The ids that may be absent, because another source has their translation. */
  readonly isOptional?: (id: string) => boolean;
};

const PLACEHOLDER = /\{(\w+)\}/g;

/** Names of the placeholders, each once: a plural of the language may repeat one in every form. */
function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].sort();
}

function checkMessage(id: string, original: string, message: string, input: MessagesInput): string[] {
  const wanted = listPlaceholders(original);
  const found = listPlaceholders(message);
  if (wanted.join() !== found.join()) {
    const list = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(' ') || 'none';
    return [`${id}: other placeholders than in English; expected ${list(wanted)}, found ${list(found)}`];
  }
  const words = message.replace(PLACEHOLDER, '').trim();
  if (original !== '' && message.trim() === '') {
    return [`${id}: the text is empty; English: "${original}"`];
  }
  const isUntranslated = /\p{L}/u.test(words) && (message === original || !input.script.test(words));
  return isUntranslated && !input.sameAsEnglish.includes(words)
    ? [`${id}: not translated: "${message}"; if it is the same in the language, add it to same-as-english.json`]
    : [];
}

/** What is wrong with the texts of one file: missing, obsolete or untranslated ones, and other placeholders. */
export function checkMessages(input: MessagesInput): string[] {
  const {originals, translations, isOptional = () => false} = input;
  return [
    ...Object.keys(originals)
      .filter((id) => !Object.hasOwn(translations, id) && !isOptional(id))
      .map((id) => `${id}: missing; English: "${originals[id]}"`),
    ...Object.entries(translations).flatMap(([id, {message}]) =>
      Object.hasOwn(originals, id)
        ? checkMessage(id, originals[id], message, input)
        : [`${id}: obsolete, nothing asks for it; remove it`],
    ),
  ];
}
