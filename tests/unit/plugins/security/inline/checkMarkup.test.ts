import {checkMarkup} from '@site/src/plugins/security/inline/checkMarkup';

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>;

function createRules(): Rules {
  let rules: Rules | undefined;
  const createPolicy = (name: string, given: Rules): void => {
    expect(name).toBe('default');
    rules = given;
  };
  Object.assign(window, {trustedTypes: {createPolicy}});
  checkMarkup({baseUrl: '/lib/'});
  if (rules === undefined) {
    throw new Error('no policy was made');
  }
  return rules;
}

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

describe('checkMarkup', () => {
  it.each([
    '',
    'text & <b>bold</b>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    '<svg viewBox="0 0 1 1"><title>Name of an icon</title></svg>',
    '<a href="/a">javascript: onclick=</a>',
    '<div class="bar" role="bar"><div class="peg"></div></div>',
    '{"@context":"https://schema.org"}',
  ])('lets %j pass', (text) => {
    expect(createRules().createHTML(text)).toBe(text);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<p><iframe src=/></iframe></p>',
    '<a href="javascript:alert(1)">',
    '<a href=" javascript\n:alert(1)">',
    '<a href="javascript&#58;alert(1)">',
    '<svg><a xlink:href="javascript:alert(1)"></a></svg>',
    '<base href="https://example.org/">',
    '<style>p{}</style>',
    '<noscript>read otherwise where scripts run</noscript>',
    '<title>markup inside an svg element: <meta></title>',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<noembed><iframe src=/></noembed>',
    '<noframes><base href=//example.org></noframes>',
    '<plaintext><img src=x onerror=alert(1)>',
    '<template><script>alert(1)</script></template>',
    '<p><template shadowrootmode=open><meta http-equiv=refresh content=0></template></p>',
    '<svg><a><animate attributeName=href values="x;javascript:alert(1)"/></a></svg>',
    '<svg><a><set attributeName=href to="//example.org"/></a></svg>',
  ])('blocks %j', (text) => {
    expect(createRules().createHTML(text)).toBeNull();
  });

  it('lets scripts of this site pass alone', () => {
    const {createScriptURL} = createRules();
    const path = '/lib/zh/assets/js/main.0123abcd.js';
    expect(createScriptURL(path)).toBe(path);
    expect(createScriptURL(window.location.origin + path)).toBe(window.location.origin + path);
    for (const address of [
      `https://example.org${path}`,
      `//example.org${path}`,
      '/assets/js/main.js',
      '/lib/assets/js/../../x.js',
      '/lib/assets/js/main.css',
      'data:text/javascript,alert(1)',
      'blob:http://localhost/1',
    ]) {
      expect(createScriptURL(address)).toBeNull();
    }
  });

  it('lets no text become a script but JSON', () => {
    const {createScript} = createRules();
    expect(createScript('{"@type":"BreadcrumbList"}')).toBe('{"@type":"BreadcrumbList"}');
    for (const text of ['', 'alert(1)', '{"a":alert(1)}', '{}alert(1)', 'window.x="{}"']) {
      expect(createScript(text)).toBeNull();
    }
  });

  it('does nothing in browsers without Trusted Types', () => {
    expect(() => checkMarkup({baseUrl: '/'})).not.toThrow();
  });
});
