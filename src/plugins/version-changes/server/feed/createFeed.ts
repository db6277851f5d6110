import {Feed} from 'feed';
import type {Aspect, AspectName, FactChange, PageRow, VersionIndex} from '../../../../lib/changes';
import {FEED_FILES} from '../../../../lib/changes/feedFiles';
import {escapeHtml, renderInline, type InlineToken} from '../../../../lib/text';
import {removeBase} from '../../../../lib/url';
import type {FeedTexts} from './feedTexts';

/** Longest value that an entry shows, in characters; longer ones are on the page. */
const VALUE_LENGTH = 80;

/** What changed between a version and the one before it. */
export type FeedStep = {
  readonly index: VersionIndex;
  /** Name and version of the package: `@rslib/core 1.0.1`. */
  readonly release: string;
  /** Address below the base path of the page that lists all of it. */
  readonly href: string;
  readonly updated: Date;
};

export type FeedInput = {
  /** Newest first. */
  readonly steps: readonly FeedStep[];
  /** When a release was the last to change something, or the newest one where there are no steps. */
  readonly updated: Date;
  readonly texts: FeedTexts;
  /** The author where nobody holds the rights. */
  readonly siteTitle: string;
  /** Full address of the locale's root, with a slash at its end. */
  readonly root: string;
  /** Language tag. */
  readonly lang: string;
};

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

function link(href: string, html: string, root: string): string {
  return `<a href="${escapeHtml(toAddress(href, root))}">${html}</a>`;
}

function list(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** A short text with the marks of TEXT-01. */
function inline(text: string): string {
  const format = (token: InlineToken): string => {
    switch (token.type) {
      case 'text':
        return escapeHtml(token.value);
      case 'code':
        return code(token.value);
      case 'bold':
        return `<strong>${token.children.map(format).join('')}</strong>`;
      case 'italic':
        return `<em>${token.children.map(format).join('')}</em>`;
    }
  };
  return renderInline(text).map(format).join('');
}

/** A text of the feed as HTML, with values that are HTML. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return escapeHtml(text).replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
}

/** The value of one side in the words of the page that lists all changes. */
function formatValue(name: AspectName, value: string | undefined, texts: FeedTexts): string {
  switch (name) {
    case 'experimental':
    case 'required':
      return escapeHtml(texts[`${name}.${value === undefined ? 'no' : 'yes'}`]);
    case 'place':
      return inline(value === 'top' || value === 'lib' ? texts[`place.${value}`] : texts['place.both']);
    case 'type':
      return value === undefined ? escapeHtml(texts.none) : code(value);
    default:
      return inline(value ?? texts.none);
  }
}

function formatAspect({name, from, to}: Aspect, texts: FeedTexts): string {
  const label = escapeHtml(texts[`aspect.${name}`]);
  const isLong = [from, to].some((value) => value !== undefined && value.length > VALUE_LENGTH);
  if (isLong) {
    return label;
  }
  const value = `${formatValue(name, from, texts)} → ${formatValue(name, to, texts)}`;
  return fill(texts.pair, {name: label, value});
}

function formatFact({name, kind, href, aspects}: FactChange, {texts, root}: FeedInput): string {
  const shown = href === undefined ? code(name) : link(href, code(name), root);
  const details = kind === 'changed' ? list(aspects.map((aspect) => formatAspect(aspect, texts))) : '';
  return fill(texts.row, {name: shown, kind: escapeHtml(texts[kind])}) + details;
}

function formatPage({kind, title, href}: PageRow, {texts, root}: FeedInput): string {
  const shown = escapeHtml(title);
  return fill(texts.row, {name: kind === 'removed' ? shown : link(href, shown, root), kind: escapeHtml(texts[kind])});
}

function toAddress(href: string, root: string): string {
  return new URL(href.replace(/^\//, ''), root).href;
}

function formatStep({index}: FeedStep, input: FeedInput): string {
  const parts = [
    ...(['options', 'flags', 'api'] as const).map(
      (what) => [what, index[what].map((change) => formatFact(change, input))] as const,
    ),
    ['pages', index.pages.map((row) => formatPage(row, input))] as const,
  ];
  return parts
    .filter(([, items]) => items.length > 0)
    .map(([what, items]) => `<h2>${escapeHtml(input.texts[what])}</h2>${list(items)}`)
    .join('');
}

/** Name of an entry: with the next release readers get a new one. It stays when the version gets a prefix, so that none comes twice. */
function createId({href, release, index}: FeedStep, root: string): string {
  const page = removeBase(href, `/${index.to}`).replace(/#.*$/, '');
  return `${toAddress(page, root)}#${encodeURIComponent(release)}`;
}

/** The changes of each version as Atom (RFC 4287) and RSS 2.0. */
export function createFeed(input: FeedInput): Readonly<Record<keyof typeof FEED_FILES, string>> {
  const {steps, updated, texts, siteTitle, root, lang} = input;
  const feed = new Feed({
    id: root,
    title: texts.title,
    description: texts.description,
    link: root,
    language: lang,
    // Atom asks for an author of the feed or of each entry (RFC 4287, 4.1.1).
    author: {name: texts.holder || siteTitle},
    copyright: texts.holder,
    updated,
    generator: 'Docusaurus',
    feedLinks: {atom: root + FEED_FILES.atom, rss: root + FEED_FILES.rss},
  });
  for (const step of steps) {
    const title = texts.entry.replace('{release}', step.release).replace('{from}', step.index.from);
    feed.addItem({
      title,
      id: createId(step, root),
      link: toAddress(step.href, root),
      date: step.updated,
      description: title,
      content: formatStep(step, input),
    });
  }
  return {atom: feed.atom1(), rss: feed.rss2()};
}
