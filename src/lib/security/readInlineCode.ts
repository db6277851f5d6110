import {getAttribute, scanTags, type Tag} from '../text/scanTags';

/** What a page carries that a content security policy has to allow, or forbids. */
export type InlineCode = {
  /** Texts of the scripts in the page, each once. Data such as JSON-LD is none. */
  readonly scripts: readonly string[];
  /** Texts of the style elements in the page, each once. */
  readonly styles: readonly string[];
  /** What no hash can allow, for example `<td style="text-align:center">`. */
  readonly forbidden: readonly string[];
};

/** Types of script elements that browsers run; the content of others is data. */
const SCRIPT_TYPE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
/** A script or style element with its attributes and its text, which nothing but its end tag ends. */
const INLINE = /<(script|style)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([^]*?)<\/\1/gi;
/** Where one begins. */
const START = /<(?:script|style)\b/gi;
/** What every forbidden attribute has, and hardly any page does: most need no closer look. */
const SUSPICIOUS = /["'/\s](?:style|on[a-z]+|srcdoc)\s*=|javascript:/i;
const FORBIDDEN_NAME = /^(?:style|on[a-z]+|srcdoc)$/i;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

function hasForbiddenAttribute(attributes: string): boolean {
  return [...attributes.matchAll(ATTRIBUTE)].some(
    ([, name, double, single, bare]) =>
      FORBIDDEN_NAME.test(name) || /^\s*javascript:/i.test(double ?? single ?? bare ?? ''),
  );
}

function findForbidden(html: string, tags: readonly Tag[]): string[] {
  return tags
    .filter(
      ({isClosing, attributes}) => !isClosing && SUSPICIOUS.test(` ${attributes}`) && hasForbiddenAttribute(attributes),
    )
    .map(({start, end}) => html.slice(start, end));
}

type InlineElement = {readonly name: string; readonly attributes: string; readonly text: string};

function listElements(html: string, tags: readonly Tag[]): InlineElement[] {
  return tags.flatMap(({name, isClosing, attributes, end}, index) =>
    !isClosing && (name === 'script' || name === 'style')
      ? [{name, attributes, text: html.slice(end, tags[index + 1]?.start)}]
      : [],
  );
}

/**
 * Reads the scripts and styles that stand in a page, and what a strict policy can allow in no way. Most pages need no scan: only where
 * one of them seems to hold another has something but a tag its name, such as a description.
 */
export function readInlineCode(html: string): InlineCode {
  const looks = [...html.matchAll(INLINE)].map(([, name, attributes, text]) => ({name, attributes, text}));
  const isClear = looks.length === (html.match(START)?.length ?? 0);
  const tags = isClear && !SUSPICIOUS.test(html.replace(INLINE, '<$1$2>')) ? [] : [...scanTags(html)];
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const {name, attributes, text} of isClear ? looks : listElements(html, tags)) {
    if (name.toLowerCase() === 'style') {
      styles.add(text);
    } else if (
      getAttribute(attributes, 'src') === undefined &&
      SCRIPT_TYPE.test(getAttribute(attributes, 'type') ?? '')
    ) {
      scripts.add(text);
    }
  }
  return {scripts: [...scripts], styles: [...styles], forbidden: findForbidden(html, tags)};
}
