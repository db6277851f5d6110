// These functions run in a page: they use nothing from outside.

/** In the page: notes when the worker is asked and answers, when the field is there and when the first hit is. */
export function observe(query) {
  const times = {};
  window.searchTimes = times;
  const note = (name) => {
    if (times[name] === undefined) {
      times[name] = performance.now();
      performance.mark(`search: ${name}`);
    }
  };
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({data}) => note(`${data.type} answered`));
    }
    postMessage(message) {
      note(`${message.type} asked`);
      super.postMessage(message);
    }
  };
  window.addEventListener('keydown', () => note('shortcut'), {capture: true, once: true});
  new MutationObserver(() => {
    const field = document.querySelector('[role="dialog"] [role="combobox"]');
    if (field !== null && times.field === undefined) {
      note('field');
      // A key comes in a task of its own.
      setTimeout(() => {
        const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        set.call(field, query);
        field.dispatchEvent(new Event('input', {bubbles: true}));
      });
    }
    if (document.querySelector('[role="dialog"] [role="option"]') !== null) {
      requestAnimationFrame(() => setTimeout(() => note('hits')));
    }
    if (document.querySelector('[role="dialog"] [data-phase="answered"] [role="option"]') !== null) {
      note('texts');
    }
  }).observe(document, {childList: true, subtree: true, attributes: true, attributeFilter: ['data-phase']});
}

/** In the page: at the next key, what any dialog costs the browser: a box over the page, with a field that has the focus. */
export function offerPlainField() {
  window.addEventListener(
    'keydown',
    () => {
      performance.mark('search: shortcut');
      const box = document.createElement('div');
      box.style.cssText = 'position: fixed; inset: 0; z-index: 999; background: #fff';
      const field = document.createElement('input');
      box.append(field);
      document.body.append(box);
      field.focus();
      setTimeout(() => performance.mark('search: texts'), 500);
    },
    {capture: true, once: true},
  );
}
