import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {FRONT_MATTER, LEAD, splitSections, type PageSection} from '../../../lib/translation';
import {readSource} from '../../../server/files/readSource';
import {parseMarkdown} from '../../../server/markdown/parseMarkdown';
import {readMarkdownImports} from '../../../server/markdown/readMarkdownImports';
import type {Notices, NoticeSection} from '../types';
import type {LocaleStatus, PageStatus} from './readStatus';
import {toPlainTitle} from './toPlainTitle';

/** A Markdown file that a page shows, by its path inside the site, and the section of the page that it stands in. */
type Part = {readonly file: string; readonly section: PageSection};

/** Ends the words of an import of a Markdown file: a page without them need not be parsed. */
const MARKDOWN_IMPORT = /\.mdx?['"]/;

/** The changed sections of a page, less those that are gone in both languages: of them there is nothing to show. */
export function toNoticeSections({changes}: Pick<PageStatus, 'changes'>): NoticeSection[] {
  return changes
    .filter(({kind, translatedLine}) => kind !== 'removed' || translatedLine > 0)
    .map(({key, kind, title, translatedTitle, translatedLine}) => ({
      key,
      kind,
      title: toPlainTitle(translatedLine > 0 ? translatedTitle : title),
      isOriginalTitle: translatedLine === 0,
    }));
}

/** The parts that a page shows, in its order. An import that the page does nothing with is none. */
function listParts(file: string, siteDir: string): Part[] {
  const filePath = path.join(siteDir, file);
  const source = readSource(filePath);
  if (!MARKDOWN_IMPORT.test(source)) {
    return [];
  }
  const {root} = parseMarkdown(source, filePath);
  const files = new Map(
    readMarkdownImports(root.children, filePath, siteDir).map(({name, filePath: part}) => [
      name,
      posixPath(path.relative(siteDir, part)),
    ]),
  );
  const sections = splitSections(source);
  const parts: Part[] = [];
  visit(root, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const part = files.get(node.name ?? '');
      const section = sections.filter(({line}) => line <= (node.position?.start.line ?? 0)).at(-1);
      if (part !== undefined && section !== undefined) {
        parts.push({file: part, section});
      }
    }
  });
  return parts;
}

/**
 * What changed of a part, as readers of the page around it find it: they see no front matter of it, and what stands above its first
 * heading belongs to a section of the page.
 */
function toShown({key, title}: PageSection, changed: readonly NoticeSection[]): NoticeSection[] {
  return changed
    .filter((section) => section.key !== FRONT_MATTER)
    .map((section) =>
      section.key === LEAD ? {key, kind: 'changed', title: toPlainTitle(title), isOriginalTitle: false} : section,
    );
}

/** What readers of one language are told about its stale pages, and about pages that show stale parts, whatever shows those. */
export function createNotices({pages}: Pick<LocaleStatus, 'pages'>, siteDir: string): Notices {
  const own = new Map<string, readonly NoticeSection[]>(
    pages.flatMap((page) => {
      const changed = toNoticeSections(page);
      return page.state === 'unrecorded' || changed.length > 0 ? [[page.translated, changed] as const] : [];
    }),
  );

  /** @param users what shows the file, from the page on */
  function findNotice(file: string, users: readonly string[] = []): readonly NoticeSection[] | undefined {
    const chain = [...users, file];
    const ofParts = listParts(file, siteDir).flatMap(({file: part, section}) => {
      const changed = chain.includes(part) ? undefined : findNotice(part, chain);
      const shown = changed && toShown(section, changed);
      // Nothing else changed than what the page does not show. A part without a record has no sections from the start.
      return shown === undefined || (shown.length === 0 && changed?.length !== 0) ? [] : [shown];
    });
    const notices = [own.get(file) ?? [], ...ofParts].flat();
    return own.has(file) || ofParts.length > 0
      ? notices.filter(({key}, index) => notices.findIndex((other) => other.key === key) === index)
      : undefined;
  }

  // Most of the time all is up to date, and then no page is read.
  const translated = own.size === 0 ? [] : pages.filter(({hasTranslation}) => hasTranslation);
  return Object.fromEntries(
    translated.flatMap(({translated: file}) => {
      const notice = findNotice(file);
      return notice === undefined ? [] : [[file, notice]];
    }),
  );
}
