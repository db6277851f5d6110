import {TextDecoder, TextEncoder} from 'node:util';

// The bundler's: names the file of a chunk.
Object.assign(globalThis, {__webpack_get_script_filename__: (chunk: string) => `${chunk}.js`});

// Tests of Node-side code opt into the node environment with a docblock and have no window.
if (typeof window !== 'undefined') {
  Object.assign(globalThis, {TextEncoder, TextDecoder});
  // jsdom has no layout, and nothing to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, {
    docusaurus: {prefetch: () => Promise.resolve(), preload: () => Promise.resolve()},
    scrollTo: () => undefined,
    // Every media query is false; a test replaces the function to change that.
    matchMedia: (media: string) => ({
      media,
      matches: false,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }),
  });
}
