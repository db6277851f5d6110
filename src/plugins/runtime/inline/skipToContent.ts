export type SkipToContentOptions = {
  /** Selector of the link that skips to the content. */
  link: string;
};

/**
 * Runs in the head of every page: the link that skips to the content leads there, as the app's own does later, before the app is there,
 * too. Where its address leads to, the sidebar of a doc comes first, and it would stay in the address bar.
 */
export function skipToContent({link}: SkipToContentOptions): void {
  document.addEventListener('click', (event) => {
    const main = document.querySelector('main');
    if (main && (event.target as Partial<Element>).closest?.(link)) {
      event.preventDefault();
      main.tabIndex = -1;
      main.focus();
      main.removeAttribute('tabindex');
    }
  });
}
