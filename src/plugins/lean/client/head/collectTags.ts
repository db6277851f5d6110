import {Children, isValidElement, type ReactNode} from 'react';

export type Attributes = Readonly<Record<string, string>>;
/** An element of the head; `text` is what stands in it. */
export type HeadTag = {readonly name: string; readonly attributes: Attributes; readonly text?: string};
export type HeadState = {
  readonly title?: string;
  readonly html: Attributes;
  readonly body: Attributes;
  readonly tags: readonly HeadTag[];
};

/** Attributes by which a tag takes the place of one that stands further out. */
const PRIMARY: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: [],
  script: ['src'],
  style: [],
};
/** React's names of attributes that are not theirs in lower case. */
const NAMES: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

type ElementProps = Readonly<Record<string, unknown>> & {readonly children?: ReactNode};

function toText(children: ReactNode): string {
  return (Children.toArray(children) as (string | number)[]).join('');
}

function toTag(name: string, {children, dangerouslySetInnerHTML, ...props}: ElementProps): HeadTag {
  const attributes = Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [NAMES[key] ?? key.toLowerCase(), String(value)]),
  );
  const html = (dangerouslySetInnerHTML as {__html?: string} | undefined)?.__html;
  const text = html ?? toText(children);
  return text === '' ? {name, attributes} : {name, attributes, text};
}

/** The tags that one `<Head>` asks for: its own children, as in static HTML, not those in fragments. */
export function readTags(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<ElementProps>(child) && typeof child.type === 'string' ? [toTag(child.type, child.props)] : [],
  );
}

/** What a tag is of which there can be one; undefined for a tag that says nothing. Tags of one `<Head>` never replace each other. */
function identify({name, attributes, text}: HeadTag): string | undefined {
  let key: string | undefined;
  for (const [candidate, value] of Object.entries(attributes)) {
    const isCanonical = key === 'rel' && attributes.rel.toLowerCase() === 'canonical';
    const isSheet = candidate === 'rel' && value.toLowerCase() === 'stylesheet';
    if (PRIMARY[name].includes(candidate) && !isCanonical && !isSheet) {
      key = candidate;
    }
  }
  const value = key === undefined ? text : attributes[key];
  return value === undefined || value === '' ? undefined : `${name} ${key ?? ''} ${value.toLowerCase()}`;
}

/**
 * What the head has to hold, from all `<Head>` of a page, the outermost first: those further in win. The rules are those of
 * `react-helmet-async`, which writes static HTML.
 */
export function collectTags(heads: readonly (readonly HeadTag[])[]): HeadState {
  const seen = new Set<string>();
  const tags: HeadTag[] = [];
  let html = {};
  let body = {};
  let title: string | undefined;
  for (const head of [...heads].reverse()) {
    const own = new Set<string>();
    const kept = head.filter((tag) => {
      if (tag.name === 'html') {
        html = {...tag.attributes, ...html};
      } else if (tag.name === 'body') {
        body = {...tag.attributes, ...body};
      } else if (tag.name === 'title') {
        title ??= tag.text;
      } else {
        const identity = PRIMARY[tag.name] && identify(tag);
        if (identity !== undefined && !seen.has(identity)) {
          own.add(identity);
          return true;
        }
      }
      return false;
    });
    own.forEach((identity) => seen.add(identity));
    tags.unshift(...kept);
  }
  return {title, html, body, tags};
}
