/** What Chromium uses, obsolete as it is. */
const TAG = 'font' as string;

/** Puts two elements around every text, as the translators of browsers do; `translate` makes the new text. */
export function translatePage(page: Node, translate: (text: string) => string = (text) => text): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    const outer = document.createElement(TAG);
    outer.appendChild(document.createElement(TAG)).textContent = translate(text.data);
    text.replaceWith(outer);
  }
}
