/** TEXT-02: a doctype, an `html`, `head` or `body` tag, or a custom `x-` tag, opening or closing, in any case. */
const HTML_DOCUMENT = /<!doctype\b|<\/?(?:html|head|body)(?:[\s/>]|$)|<\/?x-/i;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Replaces the five characters that mean something in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char]);
}

/**
 * Escapes a text that looks like an HTML document and returns any other unchanged (TEXT-02). For markup that a site owner
 * writes into the site data; texts that React prints are literal anyway.
 */
export function escapeHtmlDocument(text: string): string {
  return HTML_DOCUMENT.test(text) ? escapeHtml(text) : text;
}
