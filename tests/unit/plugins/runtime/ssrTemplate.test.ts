/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {Script} from 'node:vm';
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {createFieldScript, SSR_TEMPLATE} from '@site/src/plugins/runtime/ssrTemplate';

const ICONS = '<svg style="display: none;"><defs><symbol id="icon"/></defs></svg>';
const OURS = '<script>!function(){document.title="ours"}()</script>';
/** As the stock theme writes it, with the start of another script in it. */
const STOCK = `<script>
(function () { document.documentElement.setAttribute('data-theme', 'light'); })()
(function () { const key = 'docusaurus-data-'; })()
            </script>`;

async function render(
  preBodyTags: string,
  headTags = '',
  appHtml = '<main></main>',
  postBodyTags = '',
): Promise<string> {
  const template = await compileSSGTemplate(SSR_TEMPLATE);
  return template({
    version: '3.10',
    noIndex: false,
    htmlAttributes: 'lang="en"',
    bodyAttributes: '',
    metaAttributes: [],
    headTags,
    stylesheets: ['assets/css/styles.css'],
    scripts: ['assets/js/main.js'],
    baseUrl: '/lib/',
    preBodyTags,
    appHtml,
    postBodyTags,
  });
}

it('loads the scripts of the app with nothing but the starter', async () => {
  const html = await render('');
  expect(html).toContain('<script type="text/app" src="/lib/assets/js/main.js"></script>');
});

it('writes no line breaks between tags, and leaves those in scripts', async () => {
  const html = await render(`\n${OURS}\n${ICONS}`, '<script>one(`a\nb`)</script>\n<script>two()</script>\n');
  expect(html).toContain('<script>one(`a\nb`)</script><script>two()</script><link');
  expect(html).toContain(`<body >${OURS}<div`);
});

it('leaves out what the stock theme puts at the start of the body, and nothing else', async () => {
  const orders = [ICONS + STOCK + OURS, OURS + ICONS + STOCK];
  for (const tags of orders) {
    const html = await render(tags);
    expect(html).toContain(OURS);
    expect(html).not.toContain('docusaurus-data-');
    expect(html).not.toContain('<svg');
    expect(html).toMatch(/<body\s*>\s*<script>/);
  }
});

it('OVERVIEW-08 gives the pages alone whose field has the focus the script for it', async () => {
  expect(await render('')).not.toContain('prepareField');
  const html = await render('', '', '<main><input data-autofocus=""></main>');
  const [, script] = /<script>(.*prepareField[^]*)<\/script><\/body>/.exec(html) ?? [];
  expect(() => new Script(script)).not.toThrow();
  expect(script).toContain('{"field":"[data-autofocus]","scriptType":"text/app","paintDelay":100}');
});

/** In a process of its own: the minifier is a module that Jest does not load. */
const MINIFY = `
  require('@docusaurus/bundler').getHtmlMinifier({type: 'swc'})
    .then(({minify}) => minify(require('node:fs').readFileSync(0, 'utf8')))
    .then(({code}) => process.stdout.write(code));
`;

it("knows that script as Docusaurus' own minifier leaves it, which joins scripts that stand side by side", async () => {
  const html = await render('', '', '<main><input data-autofocus=""></main>', OURS);
  const code = execFileSync(process.execPath, ['-e', MINIFY], {input: html, encoding: 'utf8'});
  expect(code).toContain(`<script>${createFieldScript()}</script></body>`);
});
