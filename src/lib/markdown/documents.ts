import {escapeText} from './inlineMarkdown';

export type PageDocument = {
  /** As plain text, not as Markdown, like all names and descriptions here. */
  readonly title: string;
  readonly description: string;
  /** Full address of the page. */
  readonly url: string;
  /** Full address of its Markdown text. */
  readonly markdownUrl: string;
  /** Text below the first heading. */
  readonly body: string;
};

/** Pages without a `title` of their group stand with the next group, or under a heading of their own at the end. */
export type DocumentGroup = {readonly title: string | undefined; readonly pages: readonly PageDocument[]};

/** Words of the documents in one language. */
export type DocumentTexts = {
  /** Between a name and what is said of it, with its space. */
  readonly colon: string;
  readonly mark: string;
  /** The link to the text of all pages. */
  readonly all: string;
  /** Heading of the pages that stand in no group. */
  readonly more: string;
};

export type DocumentSet = {
  /** Site and version: `Rslib 1.x`. */
  readonly title: string;
  /** One sentence about the site. */
  readonly summary: string;
  readonly groups: readonly DocumentGroup[];
  /** Other languages and versions: label and full address of their `llms.txt`. */
  readonly others: readonly {readonly label: string; readonly url: string}[];
  /** Full address of the text of all pages. */
  readonly fullUrl: string;
  readonly texts: DocumentTexts;
};

/** The Markdown text of one page: title, description, where it stands, and what it says. */
export function formatPage({title, description, url, body}: PageDocument, setTitle: string): string {
  const about = description === '' ? [] : [`> ${escapeText(description)}`];
  const head = [`# ${escapeText(title)}`, ...about, `${escapeText(setTitle)}, <${url}>`];
  return `${head.join('\n\n')}\n\n${body.trim()}\n`;
}

function formatLink(label: string, url: string): string {
  return `- [${escapeText(label)}](${url})`;
}

function formatTop(title: string, summary: string): string[] {
  return [`# ${escapeText(title)}`, `> ${escapeText(summary)}`];
}

/** An `llms.txt`: the pages of a version in reading order, each with its address and description. */
export function formatIndex({title, summary, groups, others, fullUrl, texts}: DocumentSet): string {
  const sections: string[] = [];
  let lines: string[] = [];
  groups.forEach((group, index) => {
    lines.push(
      ...group.pages.map(
        (page) => formatLink(page.title, page.markdownUrl) + (page.description && `: ${escapeText(page.description)}`),
      ),
    );
    if (group.title !== undefined || index === groups.length - 1) {
      sections.push([`## ${escapeText(group.title ?? texts.more)}`, lines.join('\n')].join('\n\n'));
      lines = [];
    }
  });
  const optional = [formatLink(texts.all, fullUrl), ...others.map(({label, url}) => formatLink(label, url))].join('\n');
  return `${[...formatTop(title, summary), ...sections, `## Optional\n\n${optional}`].join('\n\n')}\n`;
}

/** An `llms-full.txt`: the text of all pages in reading order, headings one level deeper. */
export function formatFull({title, summary, groups}: DocumentSet): string {
  const pages = groups.flatMap((group) => group.pages).map((page) => formatPage(page, title));
  return `${[...formatTop(title, summary), ...pages.map(deepen)].join('\n\n').trim()}\n`;
}

/** The fence of a code block, which an item of a list may begin with; text in as many backticks has some behind it, too. */
const FENCE = /^\s*(?:(?:-|\d+\.) +)*(`{3,})[^`]*$/;

/** One `#` more for each heading outside of code. */
function deepen(markdown: string): string {
  let fence = '';
  return markdown
    .split('\n')
    .map((line) => {
      const [, run = ''] = FENCE.exec(line) ?? [];
      if (run !== '' && (fence === '' || (run.length >= fence.length && line.trim() === run))) {
        fence = fence === '' ? run : '';
      }
      return fence === '' && /^#{1,5} /.test(line) ? `#${line}` : line;
    })
    .join('\n');
}
