import {COMMON_HEADERS, createPolicy, readInlineCode, toMetaPolicy} from '@site/src/lib/security';

describe('readInlineCode', () => {
  it('finds the scripts that run, each once, in minified HTML too', () => {
    const html =
      '<html><head><script>a()</script><script src=/x.js></script><script type=application/ld+json>{"a":1}</script>' +
      '<script type=text/app src=/y.js></script></head><body><script data-x="<b>">a()</script>' +
      '<SCRIPT type="module">b("<script>")</SCRIPT><script type=text/javascript>c()</script></body></html>';
    expect(readInlineCode(html).scripts).toEqual(['a()', 'b("<script>")', 'c()']);
  });

  it('finds style elements', () => {
    expect(readInlineCode('<style>a{b:c}</style><STYLE media=print>d{}</STYLE>')).toMatchObject({
      styles: ['a{b:c}', 'd{}'],
      scripts: [],
    });
  });

  it.each([
    ['a description', '<meta name=description content="Load the build with a <script> tag">'],
    ['a script with an address in a description', '<meta content="Load <script src=x.js>">'],
    ['a title', '<title>The <script> and the <style> tag</title>'],
    ['data', '<script type=application/json>{"a":"<script>"}</script>'],
  ])('takes no script or style from %s', (_, html) => {
    const page = `<!doctype html><html><head>${html}<script>a()</script><style>b{}</style></head>`;
    expect(readInlineCode(page)).toEqual({scripts: ['a()'], styles: ['b{}'], forbidden: []});
  });

  it('forbids what stands behind a description that names a tag', () => {
    const html = '<meta content="a <style> tag"><p style="a:b"><style>b{}</style>';
    expect(readInlineCode(html)).toEqual({scripts: [], styles: ['b{}'], forbidden: ['<p style="a:b">']});
  });

  it('finds the scripts and styles of a page with a drawing and a noscript', () => {
    const html =
      '<svg id=a><path d=M0 /></svg><svg id=b /><noscript><style>b{}</style></noscript>' +
      '<p title="a <script> tag"><script>a()</script>';
    expect(readInlineCode(html)).toMatchObject({scripts: ['a()'], styles: ['b{}']});
  });

  it('counts what looks like a whole script as one, wherever it stands', () => {
    const html = "<meta content='Write <script>x()</script>'><textarea><script>y()</script></textarea>";
    expect(readInlineCode(html).scripts).toEqual(['x()', 'y()']);
  });

  it.each([
    '<p style="color:red">',
    "<p STYLE='color:red'>",
    '<p class=x style=color:red>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">',
    '<a href=" JavaScript:alert(1)">',
    "<a href='javascript:alert(1)'>",
    '<a href=javascript:alert(1)>',
    '<iframe srcdoc="x">',
    '<svg style="display: none;">',
  ])('forbids %s', (tag) => {
    expect(readInlineCode(`<div>${tag}</div>`).forbidden).toEqual([tag]);
  });

  it.each([
    '<p>style="color:red" onclick=x javascript:</p>',
    '<meta content="set style=x, onclick=y">',
    '<a href="/javascript:api">x</a>',
    '<p data-style="x" data-on-x="y">',
    '<pre>&lt;p style="a"></pre>',
    '<script>x = "<p style=a>"</script>',
    '<link rel=stylesheet href=/a.css />',
  ])('allows %s', (html) => {
    expect(readInlineCode(html).forbidden).toEqual([]);
  });
});

describe('createPolicy', () => {
  const policy = createPolicy({scripts: ['sha256-a='], styles: [], connect: ['https://search.example.org']});

  it('allows the own files, the hashes and the search service, and nothing unsafe', () => {
    expect(policy).toContain("script-src 'self' 'sha256-a='; style-src 'self'; img-src 'self' data:;");
    expect(policy).toContain("connect-src 'self' https://search.example.org;");
    expect(policy).toMatch(/^default-src 'self';/);
    expect(policy).toContain("worker-src 'self'; frame-src 'none'; object-src 'none';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
  });

  it('forbids frames, plugins, another base and forms that lead elsewhere', () => {
    const others = policy.slice(policy.indexOf('frame-src'), policy.indexOf('; require-trusted'));
    expect(others).toBe(
      "frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it('allows images of the named origins', () => {
    expect(createPolicy({scripts: [], styles: [], images: ['https://img.example.org']})).toContain(
      "img-src 'self' data: https://img.example.org;",
    );
  });

  it('leaves out of a meta element what browsers ignore there', () => {
    expect(policy).toContain("frame-ancestors 'none'");
    expect(toMetaPolicy(policy)).toBe(policy.replace("frame-ancestors 'none'; ", ''));
  });

  it('leaves Trusted Types out where they cannot be', () => {
    expect(createPolicy({scripts: [], styles: [], hasTrustedTypes: false})).toMatch(/frame-ancestors 'none'$/);
  });

  it('refuses to grow longer than hosts read', () => {
    const scripts = Array.from({length: 40}, (_, index) => `sha256-${String(index).padStart(43, 'x')}=`);
    expect(() => createPolicy({scripts, styles: []})).toThrow('40 different inline scripts and 0 styles');
    const room = 1975 - createPolicy({scripts: [], styles: [], connect: ['']}).length;
    const create = (length: number) => createPolicy({scripts: [], styles: [], connect: ['x'.repeat(length)]});
    expect(create(room)).toHaveLength(1975);
    expect(() => create(room + 1)).toThrow('has 1976 characters');
  });
});

describe('COMMON_HEADERS', () => {
  it('tell other sites no more than the origin, and let them show pictures', () => {
    expect(COMMON_HEADERS).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });

  it.each(['camera', 'microphone', 'geolocation', 'display-capture', 'clipboard-read', 'payment', 'usb'])(
    'let no page use %s',
    (feature) => {
      expect(COMMON_HEADERS['Permissions-Policy'].split(', ')).toContain(`${feature}=()`);
    },
  );

  it('fit in every format: no quotes of nginx, no variables, one line', () => {
    expect(Object.values(COMMON_HEADERS).join()).not.toMatch(/["$\\\n]/);
  });
});
