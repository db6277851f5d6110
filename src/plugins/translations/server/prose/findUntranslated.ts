import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {findKeyLine} from '../../../../lib/frontMatter/assertFrontMatter';
import {findScript, splitSections} from '../../../../lib/translation';
import {parsePage} from '../parsePage';
import type {Finding, PageSource} from '../structure/compareStructure';

/** Words of a sentence: fewer may be names, or words that the language has borrowed. */
const MIN_WORDS = 4;
const WORD = /[A-Za-z]{2,}/g;
const SHOWN = 60;
const WAY_OUT = '; what has to stay English, such as output, stands in backticks';

type Text = {readonly text: string; readonly line: number};

function hasSentence(text: string): boolean {
  return (text.match(WORD)?.length ?? 0) >= MIN_WORDS;
}

/** Code, and tags: no words of a sentence. */
const NO_WORDS = /`[^`]*`|<[^>]*>/g;

function listLines({source}: PageSource): string[] {
  return splitSections(source).flatMap(({text, title}) => text.split('\n').filter((line) => line !== title));
}

/** Whether a page has a line of the English one: to parse both takes long, and most pages have none. */
function hasEnglishLine(original: PageSource, translated: PageSource, script: RegExp | undefined): boolean {
  const english = new Set(listLines(original));
  return listLines(translated).some(
    (line) => english.has(line) && script?.test(line) !== true && hasSentence(line.replace(NO_WORDS, ' ')),
  );
}

/** Words of a node as readers see them, without code. */
function toProse(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return '`';
    default:
      return 'children' in node ? node.children.map((child) => toProse(child)).join('') : '';
  }
}

function listTexts(page: PageSource): Text[] {
  const {source} = page;
  const texts: Text[] = [];
  visit(parsePage(page), ['paragraph', 'tableCell'], (node) => {
    texts.push({text: toProse(node).trim(), line: node.position?.start.line ?? 1});
  });
  const {frontMatter} = parseFileContentFrontMatter(source);
  const fields = ['title', 'description'].flatMap((key) => {
    const text = frontMatter[key];
    return typeof text === 'string' ? [{text, line: findKeyLine(source, key)}] : [];
  });
  return [...fields, ...texts];
}

/**
 * Sentences of a translated page that are those of the English one: what was copied and not translated. In a language with a script of
 * its own, those with a letter of it are translated. Headings do not count: many are the text of an error.
 */
export function findUntranslated(original: PageSource, translated: PageSource, locale: string): Finding[] {
  const script = findScript(locale);
  if (!hasEnglishLine(original, translated, script)) {
    return [];
  }
  const english = new Set(listTexts(original).map(({text}) => text));
  return listTexts(translated)
    .filter(({text}) => english.has(text) && hasSentence(text) && script?.test(text) !== true)
    .map(({text, line}) => ({
      file: translated.file,
      line,
      message: `not translated: "${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}"${WAY_OUT}`,
    }));
}
