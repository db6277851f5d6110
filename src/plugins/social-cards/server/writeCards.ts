import {createHash, randomUUID} from 'node:crypto';
import {copyFile, mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Canvas} from '@napi-rs/canvas';
import {CARD_HEIGHT, CARD_WIDTH} from '../../../lib/card/cardSize';
import type {Card, CardFrame} from './drawCard';
import type {PlacedCard} from './listCards';

/** JPEG, 1 to 100: letters show no noise from here on. A PNG takes three times as long to code. */
const QUALITY = 82;
/**
 * One is drawn while the other is coded, on a thread of Node's pool. Each has 3 MB, kept for all pictures: new memory takes as long as
 * drawing.
 */
const AT_ONCE = 2;

/** Characters that a warning names. */
const NAMED = 20;

export type CardsTarget = Pick<CardFrame, 'siteTitle' | 'host'> & {
  readonly siteDir: string;
  readonly outDir: string;
  /** Drawings of earlier builds of the locale, by a hash of all that makes them; undefined where none are kept. */
  readonly cacheDir: string | undefined;
  /** Hash of the code that decides what a picture looks like. */
  readonly code: string;
  /** File of the logo for dark grounds. */
  readonly logoFile: string;
  /** Package of a font that is asked for characters before Noto Sans SC. */
  readonly font: string | undefined;
  /** Is told of all characters at once that no font has. */
  readonly warn: (message: string) => void;
};

/** Loads what draws, which most builds can do without; gives a picture as the bytes of its file. */
async function openStudio(
  logo: Buffer,
  {siteDir, siteTitle, host, font}: CardsTarget,
  missing: Set<string>,
): Promise<(card: Card) => Promise<Buffer>> {
  const [{createCanvas, loadImage}, {createDrawer}, {createFontLoader, DEFAULT_FONT}] = await Promise.all([
    import('@napi-rs/canvas'),
    import('./drawCard'),
    import('./loadFont'),
  ]);
  const fonts = font === undefined ? [DEFAULT_FONT] : [font, DEFAULT_FONT];
  const loadFont = createFontLoader(fonts, siteDir, missing);
  const draw = createDrawer({siteTitle, host, logo: await loadImage(logo), loadFont});
  const free: Canvas[] = [];
  return async (card) => {
    const canvas = free.pop() ?? createCanvas(CARD_WIDTH, CARD_HEIGHT);
    draw(card, canvas);
    const file = await canvas.encode('jpeg', QUALITY);
    free.push(canvas);
    return file;
  };
}

function describeMissing(missing: ReadonlySet<string>): string {
  const named = [...missing].slice(0, NAMED).join('');
  return (
    `the pictures of pages show boxes for ${missing.size} characters that their font does not have: ` +
    `${named}${missing.size > NAMED ? '…' : ''} Name one that has them as "cardFont" of the language, see src/plugins/social-cards/README.md.`
  );
}

/** Takes out of the cache what was not used. What is no picture yet is being written by another build. */
async function prune(cacheDir: string, used: ReadonlySet<string>): Promise<void> {
  const names = await readdir(cacheDir);
  const unused = names.filter((name) => name.endsWith('.jpg') && !used.has(name));
  await Promise.all(unused.map((name) => rm(path.join(cacheDir, name), {force: true})));
}

/** Draws the pictures and writes them as JPEG files; takes those from the cache that the last build had, too. */
export async function writeCards(cards: readonly PlacedCard[], target: CardsTarget): Promise<void> {
  const {outDir, cacheDir, code, logoFile, font, siteTitle, host, warn} = target;
  const logo = await readFile(logoFile);
  const common = JSON.stringify([code, logo.toString('base64'), siteTitle, host, font]);
  let studio: ReturnType<typeof openStudio> | undefined;
  const missing = new Set<string>();
  const used = new Set<string>();
  const draw = async (card: Card, file: string): Promise<void> => {
    studio ??= openStudio(logo, target, missing);
    await writeFile(file, await (await studio)(card));
  };
  if (cacheDir !== undefined) {
    await mkdir(cacheDir, {recursive: true});
  }
  const write = async ({path: place, card}: PlacedCard): Promise<void> => {
    const file = path.join(outDir, place);
    await mkdir(path.dirname(file), {recursive: true});
    if (cacheDir === undefined) {
      await draw(card, file);
      return;
    }
    const key = createHash('sha256').update(common).update(JSON.stringify(card)).digest('hex').slice(0, 32);
    const name = `${key}.jpg`;
    used.add(name);
    const cached = path.join(cacheDir, name);
    try {
      await copyFile(cached, file);
    } catch {
      await draw(card, file);
      // Whole or not at all: a build may be stopped at any time. Pages of one title share a drawing, and are written side by side.
      const whole = `${cached}.${randomUUID()}`;
      await copyFile(file, whole);
      await rename(whole, cached);
    }
  };
  const rest = cards.values();
  const writeRest = async (): Promise<void> => {
    for (const card of rest) {
      await write(card);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, writeRest));
  if (missing.size > 0) {
    warn(describeMissing(missing));
  }
  if (cacheDir !== undefined) {
    await prune(cacheDir, used);
  }
}
