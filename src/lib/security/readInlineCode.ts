import {getAttribute, scanTags} from '../text/scanTags';

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

function findForbidden(html: string): string[] {
  if (!SUSPICIOUS.test(html.replace(INLINE, '<$1$2>'))) {
    return [];
  }
  return [...scanTags(html)]
    .filter(
      ({isClosing, attributes}) => !isClosing && SUSPICIOUS.test(` ${attributes}`) && hasForbiddenAttribute(attributes),
    )
    .map(({start, end}) => html.slice(start, end));
}

/**
 * Reads the scripts and styles that stand in a page, and what a strict policy can allow in no way. What looks like a script inside
 * of an attribute counts as one.
 */
export function readInlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes, text] of html.matchAll(INLINE)) {
    if (name.toLowerCase() === 'style') {
      styles.add(text);
    } else if (
      getAttribute(attributes, 'src') === undefined &&
      SCRIPT_TYPE.test(getAttribute(attributes, 'type') ?? '')
    ) {
      scripts.add(text);
    }
  }
  return {scripts: [...scripts], styles: [...styles], forbidden: findForbidden(html)};
}
