import {readFileSync} from 'node:fs';
import path from 'node:path';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
type Theme = 'light' | 'dark';

const CSS = readFileSync(path.resolve(__dirname, '..', '..', '..', 'src', 'css', 'tokens.css'), 'utf8');

/** Custom properties of the first rule with this selector. */
function readRule(selector: string): Map<string, string> {
  const start = CSS.indexOf(`${selector} {`);
  const rule = CSS.slice(start, CSS.indexOf('\n}', start));
  return new Map([...rule.matchAll(/--site-color-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const light = readRule(':root');
const THEMES: Readonly<Record<Theme, ReadonlyMap<string, string>>> = {
  light,
  dark: new Map([...light, ...readRule("[data-theme='dark']")]),
};

function parseColour(text: string): Colour {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1];
  if (hex !== undefined) {
    const digits = (hex.length === 3 ? hex.replace(/./g, '$&$&') : hex).match(/../g) ?? [];
    const [red, green, blue] = digits.map((pair) => parseInt(pair, 16));
    return [red, green, blue, 1];
  }
  const numbers = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(text)?.slice(1).map(Number);
  if (!numbers) {
    throw new Error(`tokens.css: "${text}" is no color this test can read`);
  }
  return [numbers[0], numbers[1], numbers[2], numbers[3] / 100];
}

function getColour(theme: Theme, name: string): Colour {
  const value = THEMES[theme].get(name);
  if (value === undefined) {
    throw new Error(`tokens.css: no --site-color-${name}`);
  }
  const other = /^var\(--site-color-([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? parseColour(value) : getColour(theme, other);
}

/** Relative luminance, WCAG 2.2. */
function getLuminance([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** A see-through colour as it looks over an opaque one. */
function blend([red, green, blue, alpha]: Colour, ground: Colour): Colour {
  const mix = (part: number, index: number): number => part * alpha + ground[index] * (1 - alpha);
  return [mix(red, 0), mix(green, 1), mix(blue, 2), 1];
}

/** Contrast of a text over layers, the lowest first. */
function getContrast(theme: Theme, text: string, ...layers: readonly string[]): number {
  const ground = layers.map((name) => getColour(theme, name)).reduce((below, layer) => blend(layer, below));
  const [high, low] = [getLuminance(getColour(theme, text)), getLuminance(ground)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-active'];
const CODE = ['text', 'comment', 'keyword', 'string', 'number', 'function', 'property', 'tag'];
const PAIRS: readonly (readonly [text: string, ...layers: string[]])[] = [
  ...['text-muted', 'text-subtle', 'link', 'link-hover', 'brand'].flatMap((text) =>
    SURFACES.map((surface) => [text, surface] as const),
  ),
  ['on-tooltip', 'tooltip'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-mark', 'mark'],
  ['brand', 'brand-soft'],
  ...['info', 'success', 'warning', 'danger'].map((role) => [role, `${role}-soft`] as const),
  ...CODE.flatMap((role) =>
    [[], ['code-line-highlight'], ['code-line-added'], ['code-line-removed']].map(
      (line) => [`code-${role}`, 'code-surface', ...line] as const,
    ),
  ),
  ['text', 'code-inline'],
  ['text-muted', 'code-header'],
];

describe.each(['light', 'dark'] as const)('contrast of the %s theme', (theme) => {
  it.each(SURFACES)('body text on %s is AAA', (surface) => {
    expect(getContrast(theme, 'text', surface)).toBeGreaterThanOrEqual(7);
  });

  it.each(PAIRS.map((pair) => [pair.join(' on '), pair] as const))('%s is AA', (_name, pair) => {
    expect(getContrast(theme, ...pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['border-control', 'focus'])('%s stands out from the page by 3 to 1', (role) => {
    expect(getContrast(theme, role, 'surface')).toBeGreaterThanOrEqual(3);
  });
});

it('knows black on white', () => {
  expect(getLuminance([255, 255, 255, 1]) + 0.05).toBeCloseTo(1.05);
  expect(getContrast('light', 'surface', 'surface')).toBe(1);
});
