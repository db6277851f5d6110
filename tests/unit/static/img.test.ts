import fs from 'fs';
import path from 'path';

const IMG = path.join(__dirname, '../../../static/img');

const SVGS = fs
  .readdirSync(IMG, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.svg'))
  .sort();

function read(file: string): string {
  return fs.readFileSync(path.join(IMG, file), 'utf8');
}

describe('static/img', () => {
  it('SITE-05 BACKDROP-02 TOOLS-02 holds the logo pair, the backdrop pair and five tool logos', () => {
    expect(SVGS).toEqual(
      expect.arrayContaining([
        'logo.svg',
        'logo-dark.svg',
        'landing-bg.svg',
        'landing-bg-dark.svg',
        ...['rspack', 'rsbuild', 'rspress', 'rslib', 'rsdoctor'].map((name) => path.join('tools', `${name}.svg`)),
      ]),
    );
  });

  it.each(SVGS)('%s has a size and a view box, and neither scripts nor foreign references', (file) => {
    const svg = read(file);
    expect(svg).toMatch(/<svg [^>]*width="\d+" height="\d+" viewBox="0 0 \d+ \d+"/);
    expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)/);
  });

  it.each([
    ['landing-bg.svg', 6_000],
    ['landing-bg-dark.svg', 6_000],
  ])('%s stays below %i bytes', (file, limit) => {
    expect(fs.statSync(path.join(IMG, file)).size).toBeLessThan(limit);
  });

  const TRANSLATED = SVGS.filter((file) => file.endsWith('.zh.svg'));

  it('I18N-07 has a Chinese picture for each picture of the docs', () => {
    const originals = SVGS.filter((file) => file.startsWith(`docs${path.sep}`) && !file.endsWith('.zh.svg'));
    expect(TRANSLATED).toEqual(originals.map((file) => file.replace('.svg', '.zh.svg')));
    expect(originals.length).toBeGreaterThan(0);
  });

  it.each(TRANSLATED)('I18N-07 %s differs from the English picture in its words alone', (file) => {
    const withoutWords = (name: string): string => read(name).replace(/(?<=<text[^>]*>)[^<]*(?=<)/g, '');
    expect(read(file)).toMatch(/\p{Script=Han}/u);
    expect(withoutWords(file)).toBe(withoutWords(file.replace('.zh.svg', '.svg')));
  });

  it('I18N-07 Chinese pages show the Chinese pictures', () => {
    const docs = path.join(__dirname, '../../../i18n/zh/docusaurus-plugin-content-docs');
    const shown = fs
      .readdirSync(docs, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) => [...fs.readFileSync(path.join(docs, file), 'utf8').matchAll(/\/img\/docs\/[\w.-]+/g)])
      .map(([address]) => address);
    expect(new Set(shown).size).toBe(TRANSLATED.length);
    expect(shown.filter((address) => !address.endsWith('.zh.svg'))).toEqual([]);
  });
});
