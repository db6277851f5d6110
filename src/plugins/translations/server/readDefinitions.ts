import {splitSections} from '../../../lib/translation';
import {withoutLinks} from './toPlainTitle';

/** So long a definition may be; a tooltip is no page. */
const MAX_SENTENCES = 2;
/**
 * Where the next sentence begins: behind a full-width mark; behind others before code, a link or a letter that is no small one, so that
 * `e.g. this` is no end. Many scripts have no capitals; Unicode takes the letters of Georgian, which has none in texts, for small ones.
 */
const SENTENCE_END = /(?<=[。！？])|(?<=[.!?؟۔।॥։።])\s+(?=[\p{Lu}\p{Lo}\p{Script=Georgian}`[])/u;
/** A link to another page: the sentence leads onward, and says nothing about the term. */
const ONWARD_LINK = /\]\((?!#)/;
const CODE_OR_TABLE = /^\s*(?:```|\||<|- |\d+\. )/;

function firstParagraph(text: string): string {
  const [first = ''] = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return CODE_OR_TABLE.test(first) ? '' : first.replace(/\s*\n\s*/g, ' ').trim();
}

/**
 * Short definitions of a glossary's terms, by heading id: the first sentences of each entry, with the marks of inline code. An
 * entry that only leads to a table or a list has none.
 */
export function readDefinitions(source: string): Record<string, string> {
  return Object.fromEntries(
    splitSections(source)
      .filter(({title}) => title !== '')
      .flatMap(({key, title, text}): [string, string][] => {
        const sentences = firstParagraph(text.slice(title.length))
          .split(SENTENCE_END)
          .filter((sentence) => !ONWARD_LINK.test(sentence) && !/[:：]$/.test(sentence.trim()));
        const separator = /[。！？]/.test(sentences[0] ?? '') ? '' : ' ';
        const definition = withoutLinks(sentences.slice(0, MAX_SENTENCES).join(separator));
        return definition === '' ? [] : [[key, definition]];
      }),
  );
}
