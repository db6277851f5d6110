export type PrepareFieldOptions = {
  /** Finds the field. */
  field: string;
  /** `type` of the script elements that stand in the page for the app's scripts. */
  scriptType: string;
};

/**
 * Runs at the end of pages with a field that has the focus when they open, before the app is there. Unless the address leads to a section,
 * or the reader is elsewhere already. Nothing scrolls, so that Back restores the position. The first key starts the app: its scripts
 * are fetched ahead for that, but not run, which would keep a slow phone from answering.
 */
export function prepareField({field, scriptType}: PrepareFieldOptions): void {
  if (window.location.hash === '' && document.activeElement === document.body) {
    document.querySelector<HTMLElement>(field)?.focus({preventScroll: true});
  }
  const fetchScripts = (): void => {
    document.querySelectorAll<HTMLScriptElement>('script[type="' + scriptType + '"]').forEach(({src, crossOrigin}) => {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.crossOrigin = crossOrigin;
      link.href = src;
      document.head.appendChild(link);
    });
  };
  // On a fast line the load event comes before the first paint, which is to have the line to itself: 0.1 s is several frames.
  window.addEventListener('load', () => setTimeout(fetchScripts, 100), {once: true});
}
