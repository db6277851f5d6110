/** @jest-environment node */
import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {secureBuild, type SecureOptions} from '@site/src/plugins/security/server/secureBuild';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'security-'));
});

afterEach(() => rmSync(outDir, {recursive: true, force: true}));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
  writeFileSync(path.join(outDir, name), text);
}

const read = (name: string): string => readFileSync(path.join(outDir, name), 'utf8');

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const ROUTES = ['/lib/404.html', '/lib/', '/lib/a', '/lib/guide/assets'];

function run(change: Partial<SecureOptions> = {}): void {
  secureBuild({outDir, baseUrl: '/lib/', routesPaths: ROUTES, sources: {}, pageScripts: [], ...change});
}

describe('secureBuild', () => {
  it('names the hashes of all inline scripts and styles in one policy, whatever the order of the pages', () => {
    write('index.html', '<head><script>one()</script><style>a{}</style></head><body>');
    write('guide/assets/index.html', '<head><script>two()</script></head><body><script>one()</script>');
    write('404.html', '<head><script>two()</script></head><body><script>one()</script>');
    write('zh/index.html', '<head><script>other()</script></head><body>');
    run({pageScripts: ['late()'], sources: {connect: ['https://x.example.org']}});
    const {'Content-Security-Policy': policy, ...others} = JSON.parse(read('.headers.json')) as Record<string, string>;
    const hashes = ['one()', 'two()', 'late()'].map((text) => `'${sha256(text)}'`).sort();
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')}; style-src 'self' '${sha256('a{}')}';`);
    expect(policy).toContain("connect-src 'self' https://x.example.org;");
    expect(others).toMatchObject({'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Opener-Policy': 'same-origin'});
  });

  it('writes the same policy whatever comes first', () => {
    const code = ['a', 'b', 'c', 'd'].map((name) => `<script>${name}()</script><style>${name}{}</style>`);
    write('index.html', `<head>${code.join('')}</head><body>`);
    run();
    const before = read('.headers.json');
    write('index.html', `<head>${code.reverse().join('')}</head><body>`);
    run();
    expect(read('.headers.json')).toBe(before);
  });

  it('takes no tag that a description or a title names for one of the page', () => {
    const links = '<link rel=stylesheet href=/lib/assets/css/a.css><script src=/lib/assets/js/a.js></script>';
    const texts = '<meta content="The <body> and a <script> tag"><title>The <body> and a <script> tag</title>';
    write('assets/css/a.css', 'sheet');
    write('assets/js/a.js', 'main');
    write('404.html', '<head><script>one()</script></head><body>');
    write('index.html', `<head>${texts}${links}<script>one()</script></head><body>`);
    run();
    expect(read('index.html')).toContain(`<link integrity="${sha256('sheet')}" rel=stylesheet`);
    expect(read('index.html')).toContain(`<script integrity="${sha256('main')}" src=`);
    expect(read('.headers.json')).toContain(`script-src 'self' '${sha256('one()')}';`);
  });

  it('gives scripts and style sheets their hash, once', () => {
    write('assets/js/main.0123abcd.js', 'main');
    write('assets/css/styles.0123abcd.css', 'styles');
    write(
      'index.html',
      '<html><head><link rel=stylesheet href=/lib/assets/css/styles.0123abcd.css />' +
        '<link rel=icon href=/lib/assets/icon.svg /><script type=text/app src=/lib/assets/js/main.0123abcd.js></script>' +
        '<script src="https://example.org/assets/js/a.js"></script></head><body><p>src=/lib/assets/js/b.js</p></body></html>',
    );
    run();
    const html = read('index.html');
    expect(html).toContain(`<link integrity="${sha256('styles')}" rel=stylesheet href=`);
    expect(html).toContain(`<script integrity="${sha256('main')}" type=text/app src=`);
    expect(html.match(/integrity/g)).toHaveLength(2);
    run();
    expect(read('index.html')).toBe(html);
  });

  it('names the pages with what the policy forbids', () => {
    write('a/index.html', '<head></head><body><td style="text-align:center">x</td></body>');
    expect(() => run()).toThrow(/use a class:\n {2}a\/index\.html: <td style="text-align:center">$/);
  });

  it('names the pages with a script of their own, which its hash would let run everywhere', () => {
    write('404.html', '<head><script>common()</script></head><body>');
    write('index.html', '<head><script>common()</script></head><body><script>late()</script>');
    run({pageScripts: ['late()']});
    write('a/index.html', '<head><script>common()</script></head><body><script> sendAway(document) </script>');
    expect(() => run({pageScripts: ['late()']})).toThrow(
      /have one of their own:\n {2}a\/index\.html: <script>sendAway\(document\)$/,
    );
  });

  it('leaves the files of static/ alone, whose code the policy is not made for', () => {
    const demo = '<head><link rel=stylesheet href=/lib/assets/a.css></head><body style=x><script>play()</script>';
    write('index.html', '<head></head><body>');
    write('404.html', '<head></head><body>');
    write('demo/play.html', demo);
    run();
    expect(read('demo/play.html')).toBe(demo);
    expect(read('.headers.json')).not.toContain(sha256('play()'));
  });

  it('counts the problems that it does not name', () => {
    write('a/index.html', `<head></head><body>${'<p style="a:b">'.repeat(12)}</body>`);
    expect(() => run()).toThrow('  and 2 more');
  });
});
