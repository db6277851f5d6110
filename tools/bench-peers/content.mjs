import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What the menu of the site leads to. */
const SECTIONS = ['guide', 'config', 'api'];

/** Whether a built Markdown file is a doc of the current version in English, below one of the sections. */
function isDoc(file) {
  return SECTIONS.includes(file.split(path.sep)[0].replace(/\.md$/, ''));
}

/**
 * The docs of the build as plain Markdown, for other generators: the current version in English.
 *
 * @param {string} outDir the production build, whose Markdown texts are read; they name their own address
 * @returns {{route: string, section: string, title: string, description: string, body: string}[]} by route; `body` without the title
 */
export function readContent(outDir) {
  const files = readdirSync(outDir, {recursive: true})
    .filter((file) => file.endsWith('.md') && isDoc(file))
    .sort();
  return files.map((file) => {
    const text = readFileSync(path.join(outDir, file), 'utf8');
    const [head, title, description = ''] = /^# (.+)\n(?:\n> (.+)\n)?/.exec(text) ?? [];
    if (head === undefined) {
      throw new Error(`${file} does not begin with a title.`);
    }
    const [, siteUrl] = /<(https?:\/\/[^/>]+)/.exec(text);
    const route = `/${file.replace(/\.md$/, '').split(path.sep).join('/')}`;
    const body = text
      .slice(head.length)
      .replace(/<(https?:[^>]+)>/g, '$1')
      .split(`(${siteUrl}/`)
      .map((part, index) => (index === 0 ? part : `(/${part.replace(/^([^\s)#]*)\.md(?=[)#])/, '$1')}`))
      .join('')
      .trim();
    return {route, section: route.split('/').slice(1, 3).join(' / '), title, description, body};
  });
}

/**
 * The docs by section, in the order of their routes.
 *
 * @returns {[string, ReturnType<typeof readContent>][]}
 */
export function groupBySection(docs) {
  const sections = new Map();
  for (const doc of docs) {
    sections.set(doc.section, [...(sections.get(doc.section) ?? []), doc]);
  }
  return [...sections];
}

/**
 * The menu of the docs, as most generators want it: an object for each section with its items, and one for each doc with its link.
 *
 * @param {string} labelKey what a generator calls the text of an entry
 */
export function createMenu(docs, labelKey) {
  return groupBySection(docs).map(([section, items]) => ({
    [labelKey]: section,
    items: items.map(({title, route}) => ({[labelKey]: title, link: route})),
  }));
}

/** A Markdown file: front matter, the title as a heading where the generator wants it, the text. */
export function writeDoc({title, description, body}, {hasHeading}) {
  const front = ['---', `title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`, '---', ''];
  return [...front, ...(hasHeading ? [`# ${title}`, ''] : []), body, ''].join('\n');
}
