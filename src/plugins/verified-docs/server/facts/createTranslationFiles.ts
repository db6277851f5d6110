import type {TranslationFile} from '@docusaurus/types';
import {listFactVersions, readFacts} from '../../../../server/facts/readFacts';
import {OPTION_TEXTS} from '../../../../server/facts/readOptionTexts';
import {listOptions, resolveOption} from '../../../../server/facts/resolveOption';

/** Code says the same in every language. */
function hasWords(text: string): boolean {
  return /[a-z]{2,}/i.test(text.replace(/`[^`]*`/g, ''));
}

/**
 * For translators: the defaults and the notes on deprecation that have words, of all versions. The English text is the id, so that
 * one which changes has to be translated anew.
 */
export function createTranslationFiles(): TranslationFile[] {
  const texts = new Map<string, string>();
  for (const facts of listFactVersions().map((version) => readFacts(version))) {
    for (const name of listOptions(facts.facts).keys()) {
      const {defaultValue = '', deprecated = ''} = resolveOption(name, facts);
      texts.set(defaultValue, texts.get(defaultValue) ?? `Default of ${name}`);
      texts.set(deprecated, texts.get(deprecated) ?? `Why ${name} is deprecated`);
    }
  }
  const wanted = [...texts].filter(([message]) => hasWords(message));
  return [
    {
      path: OPTION_TEXTS,
      content: Object.fromEntries(wanted.map(([message, description]) => [message, {message, description}])),
    },
  ];
}
