import {createCanvas, type Canvas, type Image, type SKRSContext2D} from '@napi-rs/canvas';
import {CARD_HEIGHT, CARD_WIDTH} from '../../../lib/card/cardSize';
import {fitText, type FittedText, type TextRoom} from '../../../lib/card';
import {THEME_BACKGROUND_DARK} from '../../../lib/constants';
import type {LoadFont} from './loadFont';

export type Card = {
  readonly title: string;
  /** Group of the sidebar that has the page; undefined for a page that stands in none. */
  readonly section: string | undefined;
  readonly description: string;
  /** Name of the docs version; undefined for a page outside the docs. */
  readonly version: string | undefined;
  /** Language tag of the texts. */
  readonly lang: string;
};

export type CardFrame = {
  readonly siteTitle: string;
  /** Host of the site, to be read and typed. */
  readonly host: string;
  readonly logo: Image;
  readonly loadFont: LoadFont;
};

type SetType = (size: number, weight: number) => void;

// The dark theme of src/css/tokens.css, which a drawing cannot read.
const COLORS = {
  background: THEME_BACKGROUND_DARK,
  title: '#e9ebee',
  text: '#b5bcc6',
  subtle: '#98a0ac',
  line: '#2e333c',
  section: '#ff9142',
  accent: '#f4731c',
  layer: '#181b20',
} as const;

const MARGIN = 88;
const TEXT_WIDTH = 800;
const TITLE: TextRoom = {width: TEXT_WIDTH, sizes: [80, 68, 58, 50], maxLines: 2};
const DESCRIPTION: TextRoom = {width: TEXT_WIDTH, sizes: [32], maxLines: 2};
const TITLE_LINE_HEIGHT = 1.2;
const DESCRIPTION_LINE_HEIGHT = 1.45;
/** No line of the description stands lower. */
const TEXT_BOTTOM = 545;
const BAR_HEIGHT = 10;

/** Layers of a library, one above the other, cut by the edge of the picture. */
function drawLayers(context: SKRSContext2D): void {
  const [halfWidth, halfHeight, x] = [230, 115, CARD_WIDTH - 70];
  for (const [index, y] of [520, 430, 340, 250].entries()) {
    const isTop = index === 3;
    context.beginPath();
    context.moveTo(x, y - halfHeight);
    context.lineTo(x + halfWidth, y);
    context.lineTo(x, y + halfHeight);
    context.lineTo(x - halfWidth, y);
    context.closePath();
    context.fillStyle = isTop ? COLORS.accent : COLORS.layer;
    context.fill();
    context.lineWidth = 2;
    context.lineJoin = 'round';
    context.strokeStyle = isTop ? COLORS.section : COLORS.accent;
    context.globalAlpha = isTop ? 1 : 0.55;
    context.stroke();
    context.globalAlpha = 1;
  }
}

function drawPill(context: SKRSContext2D, text: string, right: number, middle: number): void {
  const width = context.measureText(text).width + 44;
  context.beginPath();
  context.roundRect(right - width, middle - 28, width, 56, 28);
  context.strokeStyle = COLORS.line;
  context.lineWidth = 2;
  context.fillStyle = COLORS.background;
  context.fill();
  context.stroke();
  context.fillStyle = COLORS.text;
  context.fillText(text, right - width + 22, middle + 10);
}

/** Sets the type of a drawing to one that has a text. What is set already is left alone: it takes longer than drawing with it. */
function createTypeSetter(context: SKRSContext2D, loadFont: LoadFont, text: string): SetType {
  const families = loadFont(text);
  let current = '';
  return (size, weight) => {
    if (current !== `${size} ${weight}`) {
      current = `${size} ${weight}`;
      context.font = `${size}px ${families}`;
      context.fontVariationSettings = `'wght' ${weight}`;
    }
  };
}

/** Draws what all pictures have in common. */
function drawGround({siteTitle, host, logo, loadFont}: CardFrame): Canvas {
  const canvas = createCanvas(CARD_WIDTH, CARD_HEIGHT);
  const context = canvas.getContext('2d');
  const setType = createTypeSetter(context, loadFont, [siteTitle, host].join(' '));
  context.fillStyle = COLORS.background;
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  drawLayers(context);
  context.fillStyle = COLORS.accent;
  context.fillRect(0, CARD_HEIGHT - BAR_HEIGHT, CARD_WIDTH, BAR_HEIGHT);
  context.drawImage(logo, MARGIN - 8, 64, 64, 64);
  setType(44, 700);
  context.fillStyle = COLORS.title;
  context.fillText(siteTitle, MARGIN + 72, 112);
  setType(26, 500);
  context.fillStyle = COLORS.subtle;
  context.fillText(host, MARGIN, CARD_HEIGHT - 44);
  return canvas;
}

/** What the pictures of a site share. */
type Shared = {
  readonly ground: Canvas;
  readonly loadFont: LoadFont;
  /** Widths of words by weight, size and word: most stand in several pictures, and measuring takes a third of the time of drawing. */
  readonly widths: Map<string, number>;
};

/** Draws the picture of a page over what the canvas shows: title, group, version and what the page is about. */
function drawPage(
  {title, section, description, version, lang}: Card,
  {ground, loadFont, widths}: Shared,
  canvas: Canvas,
): void {
  const context = canvas.getContext('2d');
  const setType = createTypeSetter(context, loadFont, [title, section, description, version, '…'].join(' '));
  const fit = (text: string, room: TextRoom, weight: number): FittedText =>
    fitText(text, lang, room, (part, size) => {
      const key = `${weight} ${size} ${part}`;
      const known = widths.get(key);
      if (known !== undefined) {
        return known;
      }
      setType(size, weight);
      const {width} = context.measureText(part);
      widths.set(key, width);
      return width;
    });

  context.drawImage(ground, 0, 0);
  if (version !== undefined) {
    setType(28, 500);
    drawPill(context, version, CARD_WIDTH - MARGIN, 96);
  }

  let y = 232;
  setType(30, 600);
  context.fillStyle = COLORS.section;
  context.fillText(section ?? '', MARGIN, y);
  y += 18;
  const fittedTitle = fit(title, TITLE, 700);
  setType(fittedTitle.size, 700);
  context.fillStyle = COLORS.title;
  for (const line of fittedTitle.lines) {
    y += fittedTitle.size * TITLE_LINE_HEIGHT;
    context.fillText(line, MARGIN, y);
  }
  y += 24;
  const lineHeight = DESCRIPTION.sizes[0] * DESCRIPTION_LINE_HEIGHT;
  const maxLines = Math.min(DESCRIPTION.maxLines, Math.floor((TEXT_BOTTOM - y) / lineHeight));
  const fittedText = fit(description, {...DESCRIPTION, maxLines}, 400);
  setType(fittedText.size, 400);
  context.fillStyle = COLORS.text;
  for (const line of fittedText.lines) {
    y += lineHeight;
    context.fillText(line, MARGIN, y);
  }
}

/** Gives what draws the picture of each page of a site, on a canvas of the size of cards, over what it shows. */
export function createDrawer(frame: CardFrame): (card: Card, canvas: Canvas) => void {
  const shared: Shared = {ground: drawGround(frame), loadFont: frame.loadFont, widths: new Map()};
  return (card, canvas) => drawPage(card, shared, canvas);
}
