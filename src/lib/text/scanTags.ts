/** One tag of an HTML document. */
export type Tag = {
  /** Lower-case name. */
  readonly name: string;
  readonly isClosing: boolean;
  /** The attributes as written. */
  readonly attributes: string;
  /** Where the tag starts and ends in the document. */
  readonly start: number;
  readonly end: number;
};

const TAG =
  /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?|\s)*)\/?>/gi;
/** Elements whose content is text, whatever it looks like. */
const RAW = new Set(['script', 'style', 'textarea', 'title']);

/**
 * The tags of an HTML document in order, also of a minified one (values without quotes). Comments and the content of scripts
 * and styles give none.
 */
export function* scanTags(html: string): Generator<Tag> {
  const pattern = new RegExp(TAG);
  const lower = html.toLowerCase();
  for (let match = pattern.exec(html); match !== null; match = pattern.exec(html)) {
    const [text, slash, name, attributes] = match;
    if (name === undefined) {
      continue;
    }
    const tag = {
      name: name.toLowerCase(),
      isClosing: slash === '/',
      attributes: attributes.trim(),
      start: match.index,
      end: match.index + text.length,
    };
    yield tag;
    if (!tag.isClosing && RAW.has(tag.name)) {
      const close = lower.indexOf(`</${tag.name}`, tag.end);
      pattern.lastIndex = close === -1 ? html.length : close;
    }
  }
}

/**
 * The value of an attribute in `Tag.attributes` by its name as written, entities kept; undefined when it is not there, '' when it
 * has no value.
 */
export function getAttribute(attributes: string, name: string): string | undefined {
  // Most elements lack most attributes, and a page has thousands of them.
  if (!attributes.includes(name)) {
    return undefined;
  }
  const pattern = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;
  for (const [, found, double, single, bare] of attributes.matchAll(pattern)) {
    if (found === name) {
      return double ?? single ?? bare ?? '';
    }
  }
  return undefined;
}
