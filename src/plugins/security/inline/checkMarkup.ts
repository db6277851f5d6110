export type CheckMarkupOptions = {
  /** Base path of the site, with both slashes. */
  baseUrl: string;
};

/** The part of the Trusted Types interface that is used. */
type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>>,
  ) => unknown;
};

/**
 * Runs first in the head of every page: the one Trusted Types policy of the site. Browsers that enforce them hand it every text
 * that code is about to make markup or a script's address of, libraries included. Markup that does nothing passes, and so do
 * addresses of the site's own scripts; everything else is blocked and reported. The only text of a script that passes is JSON, which
 * does nothing where it is run: the structured data of a page.
 */
export function checkMarkup({baseUrl}: CheckMarkupOptions): void {
  const {trustedTypes} = window as {trustedTypes?: PolicyFactory};
  // The last two change attributes later. What is in those of the second line is no part of what is searched: a template reads text where
  // a page with scripts or an `<svg>`, which may be what the markup is for, reads elements, and sets aside what is in another template.
  const active =
    'script,iframe,frame,object,embed,base,link,meta,style,' +
    'noscript,title:not(svg *),textarea,xmp,noembed,noframes,plaintext,template,' +
    'animate,set';
  let isChecking = false;

  const isInert = (text: string): boolean => {
    const template = document.createElement('template');
    // Content of a template is never run; setting it asks this policy again.
    isChecking = true;
    try {
      template.innerHTML = text;
    } finally {
      isChecking = false;
    }
    return (
      template.content.querySelector(active) === null &&
      [...template.content.querySelectorAll('*')].every((element) =>
        [...element.attributes].every(
          ({name, value}) => !/^(?:on|srcdoc$)/i.test(name) && !/^javascript:/i.test(value.replace(/[^\w:]/g, '')),
        ),
      )
    );
  };

  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (isChecking || isInert(text) ? text : null),
    createScript: (text) => {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return null;
      }
    },
    createScriptURL: (text) => {
      const {origin, pathname} = new URL(text, document.baseURI);
      const isOwn = origin === window.location.origin && pathname.startsWith(baseUrl);
      return isOwn && /\/assets\/js\/[^/]+\.js$/.test(pathname) ? text : null;
    },
  });
}
