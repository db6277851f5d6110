import {readFileSync} from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..', '..');

type Messages = Readonly<Record<string, {readonly message: string}>>;

export type Translator = (id: string, values?: Readonly<Record<string, string>>) => string;

/**
 * The texts of a language's interface, by id, from its files: what a reader sees. Throws for an id that is not there.
 * `{placeholders}` become the values.
 */
export function createTranslator(lang: string): Translator {
  const files = ['code.json', 'site-data/strings.json', 'docusaurus-plugin-content-docs/current.json'];
  const messages = Object.assign(
    {},
    ...files.map((name) => JSON.parse(readFileSync(path.join(ROOT, 'i18n', lang, name), 'utf8')) as Messages),
  ) as Messages;
  return (id, values = {}) => {
    if (!Object.hasOwn(messages, id)) {
      throw new Error(`i18n/${lang} has no text "${id}".`);
    }
    return messages[id].message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  };
}
