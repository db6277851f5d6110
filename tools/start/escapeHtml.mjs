const ENTITIES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** A text as it stands in HTML, between tags or in an attribute with double quotes. */
export function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
}
