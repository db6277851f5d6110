/** @jest-environment node */
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createCanvas, loadImage} from '@napi-rs/canvas';
import {createSiteCard} from '@site/src/plugins/social-cards/server/siteCard';
import {writeCards} from '@site/src/plugins/social-cards/server/writeCards';

const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
const MODULES = path.join(folder, 'node_modules');
mkdirSync(MODULES);
symlinkSync(path.resolve('node_modules/@fontsource-variable'), path.join(MODULES, '@fontsource-variable'));
afterAll(() => rmSync(folder, {recursive: true}));

const CARD = {title: 'lib.dts', section: 'Options', description: 'Declarations.', version: '1.x', lang: 'en'};
const warnings: string[] = [];
const target = {
  siteDir: folder,
  outDir: path.join(folder, 'out'),
  cacheDir: path.join(folder, 'cache'),
  code: 'code',
  logoFile: path.resolve('static/img/logo-dark.svg'),
  font: undefined,
  siteTitle: 'Rslib',
  host: 'example.com',
  warn: (message: string) => warnings.push(message),
};

/** Pixels brighter than the ground, by region: what is drawn where. */
async function countInk(file: string, x: number, y: number, width: number, height: number): Promise<number> {
  const image = await loadImage(readFileSync(file));
  expect([image.width, image.height]).toEqual([1200, 630]);
  const context = createCanvas(1200, 630).getContext('2d');
  context.drawImage(image, 0, 0);
  const {data} = context.getImageData(x, y, width, height);
  return data.filter((value, index) => index % 4 === 1 && value > 100).length;
}

const write = (place: string, card: Partial<typeof CARD>) =>
  writeCards([{path: place, card: {...CARD, ...card}}], target);

describe('writeCards', () => {
  it('draws a JPEG with title, section and description, in Chinese as well', async () => {
    await write('en.jpg', {});
    await write('deep/zh.jpg', {title: '声明文件', section: '库选项', description: '生成声明文件。', lang: 'zh-CN'});
    await write('empty.jpg', {title: '', section: '', description: ''});
    const files = ['en.jpg', 'deep/zh.jpg', 'empty.jpg'].map((place) => path.join(target.outDir, place));
    const [en, zh, empty] = await Promise.all(files.map((file) => countInk(file, 80, 200, 790, 330)));
    expect(empty).toBe(0);
    expect(en).toBeGreaterThan(3000);
    expect(zh).toBeGreaterThan(3000);
    expect(warnings).toEqual([]);
  });

  it('draws what the product is alone on the picture of the site', async () => {
    await writeCards([createSiteCard('库构建工具', 'zh-CN'), {path: 'doc.jpg', card: CARD}], target);
    const files = ['img/og.jpg', 'doc.jpg'].map((place) => path.join(target.outDir, place));
    const [text] = await Promise.all(files.map((file) => countInk(file, 80, 200, 790, 330)));
    expect(text).toBeGreaterThan(3000);
    // The version of a doc stands there.
    const [site, doc] = await Promise.all(files.map((file) => countInk(file, 900, 60, 220, 70)));
    expect(site).toBe(0);
    expect(doc).toBeGreaterThan(100);
    expect(warnings).toEqual([]);
  });

  it('warns once of all characters that the font does not have', async () => {
    const titles = ['a\u{1f984}', 'b\u{1f984}', '로을'];
    await writeCards(
      titles.map((title) => ({path: `${title}.jpg`, card: {...CARD, title}})),
      target,
    );
    expect(warnings.splice(0)).toEqual([
      expect.stringContaining('boxes for 3 characters that their font does not have: \u{1f984}로을'),
    ]);
  });

  it('takes letters from the font of the language first', async () => {
    const font = path.join(MODULES, 'own-font');
    mkdirSync(path.join(font, 'files'), {recursive: true});
    writeFileSync(path.join(font, 'package.json'), '{}');
    writeFileSync(path.join(font, 'unicode.json'), '{"[1]": "U+ac00-d7af"}');
    cpSync(
      path.join(MODULES, '@fontsource-variable/noto-sans-sc/files/noto-sans-sc-latin-wght-normal.woff2'),
      path.join(font, 'files/own-font-1-wght-normal.woff2'),
    );
    const card = {...CARD, title: '로그', lang: 'ko'};
    await writeCards([{path: 'ko.jpg', card}], {...target, font: 'own-font'});
    expect(warnings).toEqual([]);
    await writeCards([{path: 'ko.jpg', card}], target);
    expect(warnings.splice(0)).toHaveLength(1);
  });

  it('throws if the font of the language is not installed', async () => {
    const cards = [{path: 'none.jpg', card: {...CARD, title: 'None'}}];
    await expect(writeCards(cards, {...target, font: 'no-font'})).rejects.toThrow(
      'social-cards: the font "no-font" is not installed: npm install --save-exact no-font',
    );
  });

  it('draws pages that look the same side by side', async () => {
    const card = {...CARD, title: 'Twins'};
    const places = Array.from({length: 4}, (_, index) => `twin-${index}.jpg`);
    await writeCards(
      places.map((place) => ({path: place, card})),
      target,
    );
    const [first, ...others] = places.map((place) => readFileSync(path.join(target.outDir, place)));
    expect(others.map((other) => other.equals(first))).toEqual([true, true, true]);
    expect(readdirSync(target.cacheDir).filter((name) => !name.endsWith('.jpg'))).toEqual([]);
  });

  it('leaves nothing of a drawing in the next ones', async () => {
    const places = Array.from({length: 6}, (_, index) => `next-${index}.jpg`);
    const texts = [
      {title: 'The longest title that a page of these docs has'},
      {title: '', section: '', description: ''},
    ];
    await writeCards(
      places.map((place, index) => ({path: place, card: {...CARD, version: 'next', ...texts[index < 3 ? 0 : 1]}})),
      target,
    );
    const counts = await Promise.all(
      places.map((place) => countInk(path.join(target.outDir, place), 80, 200, 790, 330)),
    );
    expect(counts.map((count) => count > 3000)).toEqual([true, true, true, false, false, false]);
    expect(counts.slice(3)).toEqual([0, 0, 0]);
  });

  it('takes a drawing from the cache, and draws anew when a text changes', async () => {
    await write('again.jpg', {});
    const before = readdirSync(target.cacheDir);
    const [first] = before;
    await write('again.jpg', {});
    expect(readdirSync(target.cacheDir)).toEqual(before);
    for (const name of before) {
      writeFileSync(path.join(target.cacheDir, name), 'cached');
    }
    await write('again.jpg', {});
    expect(readFileSync(path.join(target.outDir, 'again.jpg'), 'utf8')).toBe('cached');
    await write('again.jpg', {title: 'lib.id'});
    expect(await countInk(path.join(target.outDir, 'again.jpg'), 80, 200, 790, 330)).toBeGreaterThan(3000);
    expect(first).toMatch(/^[\da-f]{32}\.jpg$/);
  });

  it('drops drawings that it did not use, and nothing that another build writes', async () => {
    await write('dropped.jpg', {title: 'Dropped'});
    const [dropped] = readdirSync(target.cacheDir);
    writeFileSync(path.join(target.cacheDir, `${dropped}.half`), '');
    await write('kept.jpg', {});
    const names = readdirSync(target.cacheDir);
    expect(names).toEqual([expect.stringMatching(/\.jpg(?:\.half)?$/), expect.stringMatching(/\.jpg(?:\.half)?$/)]);
    expect(names).toContain(`${dropped}.half`);
    expect(names).not.toContain(dropped);
  });

  it('keeps nothing without a folder for it', async () => {
    const before = readdirSync(target.cacheDir);
    await writeCards([{path: 'alone.jpg', card: {...CARD, title: 'Alone'}}], {...target, cacheDir: undefined});
    expect(await countInk(path.join(target.outDir, 'alone.jpg'), 80, 200, 790, 330)).toBeGreaterThan(3000);
    expect(readdirSync(target.cacheDir)).toEqual(before);
  });

  it('draws anew when the code changes', async () => {
    await writeCards([{path: 'code.jpg', card: CARD}], {...target, code: 'other'});
    expect(await countInk(path.join(target.outDir, 'code.jpg'), 80, 200, 790, 330)).toBeGreaterThan(3000);
  });
});
