import {splitSections, type PageSection} from '../../../../lib/translation';
import {toPlainTitle} from '../toPlainTitle';
import type {PageSource, SectionFinding} from '../structure/compareStructure';
import {getTermsPath, type Term} from './readTerms';

/** Path of the page inside the docs. */
export const GLOSSARY_PAGE = 'guide/start/glossary.mdx';

function listEntries({source}: PageSource): PageSection[] {
  return splitSections(source).filter(({title}) => title !== '');
}

/** A heading without what follows in brackets: `别名（alias）` is `别名`. */
function toTerm(title: string): string {
  return toPlainTitle(title).replace(/（[^）]*）$/, '');
}

/**
 * Whether a glossary and the terms say the same: every entry is a term with its id, and both headings hold the two words.
 * @param isComplete every term with an id has to be there; an older version's glossary may lack some
 */
export function checkGlossary(
  {original, translated}: {readonly original: PageSource; readonly translated: PageSource},
  terms: readonly Term[],
  {locale, isComplete}: {readonly locale: string; readonly isComplete: boolean},
): SectionFinding[] {
  const file = getTermsPath(locale);
  const known = new Map(terms.map((term) => [term.id, term]));
  const compare =
    (page: string, getWord: (term: Term) => string) =>
    ({key, title, line}: PageSection): SectionFinding[] => {
      const term = known.get(key);
      if (term === undefined) {
        return [{file: page, line, message: `the entry #${key} has no term in ${file}; add it`, sections: [key]}];
      }
      const message = `the entry #${key} is "${toTerm(title)}", and "${getWord(term)}" in ${file}`;
      return toTerm(title) === getWord(term) ? [] : [{file: page, line, message, sections: [key]}];
    };
  const entries = listEntries(original);
  const keys = new Set(entries.map(({key}) => key));
  const dead = terms.filter(({id}) => isComplete && id !== undefined && !keys.has(id));
  return [
    ...entries.flatMap(compare(original.file, ({en}) => en)),
    ...listEntries(translated).flatMap(compare(translated.file, ({translation}) => translation)),
    ...dead.map(({id = '', en}) => ({
      file,
      line: 1,
      message: `"${en}": the glossary has no entry #${id}`,
      sections: [id],
    })),
  ];
}
