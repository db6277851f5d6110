export type PrepareFieldOptions = {
  /** Finds the field; when it has a name, it holds the query parameter of that name. */
  field: string;
  /** `type` of the script elements that stand in the page for the app's scripts. */
  scriptType: string;
  /** How long after the load event these are fetched: after the first paint, in milliseconds. */
  paintDelay: number;
};

/**
 * Runs at the end of pages with a field that has the focus when they open, before the app is there. Unless the address leads to a section,
 * or the reader is elsewhere already. Nothing scrolls, so that Back restores the position. The first key starts the app: its scripts
 * are fetched ahead for that, but not run, which would keep a slow phone from answering; pages that start it themselves need no help.
 */
export function prepareField({field, scriptType, paintDelay}: PrepareFieldOptions): void {
  const input = document.querySelector<HTMLInputElement>(field);
  const {hash, search} = window.location;
  if (hash === '' && document.activeElement === document.body) {
    input?.focus({preventScroll: true});
  }
  if (input?.name) {
    input.value = new URLSearchParams(search).get(input.name) ?? input.value;
  }
  if (document.documentElement.hasAttribute('data-needs-app')) {
    return;
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
  window.addEventListener('load', () => setTimeout(fetchScripts, paintDelay), {once: true});
}
