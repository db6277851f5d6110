export type KeptActions = {
  /** Forgets what was kept: the app will not come for it. */
  drop: () => void;
  /** Lets further actions pass. */
  stop: () => void;
  /** Does what was kept, once, now that the app is there. */
  repeat: () => void;
};

/**
 * Keeps what only the app can do until it is there: the first click on a control that does nothing by itself, and the keys behind the
 * search shortcut or a click on the search. Links and `<details>` work without; those to other languages and versions get the query and
 * the anchor of the address (I18N-08, VERSION-03). Goes into the page behind `startApp`, and must be as self-contained.
 *
 * @param pendingAttribute on `<html>` while a kept action waits; on the element that was clicked, too
 * @param start            called at the first kept click
 */
export function keepActions(pendingAttribute: string, start: () => void): KeptActions {
  let clicked: HTMLElement | null = null;
  let keys: KeyboardEvent[] = [];

  const setPending = (element: Element | null, isPending: boolean): void => {
    [document.documentElement, element].forEach((target) => target?.toggleAttribute(pendingAttribute, isPending));
  };

  const drop = (): void => {
    setPending(clicked, false);
    clicked = null;
    keys = [];
  };

  const keepClick = (event: MouseEvent): void => {
    const control =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('button,[type=checkbox],[type=radio],nav [hreflang],nav [data-version]')
        : null;
    if (control instanceof HTMLAnchorElement) {
      ({search: control.search, hash: control.hash} = window.location);
    }
    if (control?.closest('a[href],summary') !== null) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (clicked === null) {
      clicked = control;
      setPending(control, true);
      start();
    }
  };

  const keepKey = (event: KeyboardEvent): void => {
    const isCommand = event.ctrlKey || event.metaKey;
    // Keyboards without Latin letters have another one on the key of K.
    const isK = event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && event.key > '~');
    const isShortcut = isK && isCommand && !event.altKey && !event.shiftKey;
    // The search names its shortcut. What the browser itself acts on, as to load the page anew, is not for it.
    const isAwaited = keys.length > 0 || clicked?.hasAttribute('aria-keyshortcuts');
    // The reader has thought better of it.
    if (isAwaited && /^(?:Escape|Tab)$/.test(event.key)) {
      drop();
      return;
    }
    const isTyped = isAwaited && !isCommand && !event.altKey && !/^(?:F\d|Page)/.test(event.key);
    if (!isShortcut && !isTyped) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    // That it was pressed has started the app: a key is an intent.
    keys.push(event);
    setPending(null, true);
  };

  document.addEventListener('click', keepClick, true);
  document.addEventListener('keydown', keepKey, true);

  return {
    drop,
    stop: () => {
      document.removeEventListener('click', keepClick, true);
      document.removeEventListener('keydown', keepKey, true);
    },
    repeat: () => {
      const [control, typed] = [clicked, keys];
      drop();
      control?.click();
      typed.forEach((key) => {
        (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key));
      });
    },
  };
}
