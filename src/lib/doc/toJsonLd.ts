/** JSON-LD as the text of a `script` element, which no text in it can end. */
export function toJsonLd(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({'@context': 'https://schema.org', ...data}).replace(/</g, '\\u003c');
}
