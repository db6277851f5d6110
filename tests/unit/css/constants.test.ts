/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as constants from '@site/src/lib/constants';

const SRC = path.resolve(__dirname, '../../../src');
const read = (file: string): string => readFileSync(path.join(SRC, file), 'utf8');
const TOKENS = read('css/tokens.css');
const SHEETS = readdirSync(SRC, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.css'));

/** A custom property's value in the first rule with this selector that has it; values that name a property are that one's. */
function token(name: string, selector = ':root'): string {
  const start = TOKENS.indexOf(`${selector} {`);
  const rule = TOKENS.slice(start, TOKENS.indexOf('\n}', start));
  const value = new RegExp(`--site-${name}: ([^;]+);`).exec(rule)?.[1] ?? '';
  const other = /^var\(--site-([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : token(other);
}

/** Widths that a requirement gives to one part: the tool cards (TOOLS-08) and the feature cards (HOME-04). */
const WIDTHS_OF_PARTS = [600, 1000, 640, 960];
/** Where the words of the search button no longer fit beside a version menu. */
const WIDTHS_OF_CONTENT = [880];

describe('style sheets repeat the constants', () => {
  it.each([
    ['CONST-01 NAV-10', 'motion-navbar', `${constants.NAVBAR_TRANSITION_S * 1000}ms`],
    ['CONST-03 OUTLINE-06', 'motion-local-outline', `${constants.LOCAL_OUTLINE_TRANSITION_MS}ms`],
    ['CONST-03 OUTLINE-04', 'anchor-offset', `${constants.ANCHOR_OFFSET}px`],
    ['CONST-05 TOOLTIP-02', 'z-tooltip', String(constants.Z_INDEX_TOOLTIP)],
    ['CONST-05 TOOLTIP-02', 'z-popover', String(constants.Z_INDEX_POPOVER)],
    ['CONST-05 TOOLTIP-01', 'tooltip-max-width', `${constants.TOOLTIP.maxWidth}px`],
    ['CONST-05 TOOLTIP-01', 'popover-title-min-width', `${constants.TOOLTIP.popoverTitleMinWidth}px`],
    ['CONST-05', 'font-size-s', `${constants.INTERFACE_TOKENS.fontSizeBase / 16}rem`],
    ['CONST-06 THEME-05', 'color-surface', constants.THEME_BACKGROUND_LIGHT],
  ])('%s in --site-%s: %s', (_ids, name, value) => {
    expect(token(name)).toBe(value);
  });

  it('CONST-06 THEME-05 in --site-color-surface of the dark theme', () => {
    expect(token('color-surface', "[data-theme='dark']")).toBe(constants.THEME_BACKGROUND_DARK);
  });

  it('that social cards are drawn with, which cannot read them', () => {
    const drawing = read('plugins/social-cards/server/drawCard.ts');
    const colors = [...drawing.matchAll(/#[\da-f]{6}\b/g)].map(([color]) => color);
    expect(colors.length).toBeGreaterThan(0);
    expect(colors.filter((color) => !TOKENS.includes(`: ${color};`))).toEqual([]);
  });

  it.each([
    ['NAV-10', 'theme/Navbar/Layout/styles.module.css', 'background-color var(--site-motion-navbar)'],
    ['OUTLINE-06', 'components/LocalNav/styles.module.css', 'grid-template-rows var(--site-motion-local-outline)'],
    ['TOOLTIP-02', 'components/Tooltip/styles.module.css', 'z-index: var(--site-z-tooltip)'],
    ['TOOLTIP-02', 'components/Popover/styles.module.css', 'z-index: var(--site-z-popover)'],
    ['TOOLTIP-01', 'components/Tooltip/styles.module.css', 'max-inline-size: var(--site-tooltip-max-width)'],
    ['TOOLTIP-01', 'components/Popover/styles.module.css', 'min-inline-size: var(--site-popover-title-min-width)'],
    ['OUTLINE-04', 'css/custom.css', 'scroll-margin-block-start: var(--site-anchor-offset)'],
    ['CONST-05', 'components/Navbar/control.module.css', 'var(--site-font-size-s)'],
  ])('%s %s shows it: %s', (_id, file, declaration) => {
    expect(read(file)).toContain(declaration);
  });

  it('CONST-03 CONST-05 turn at the breakpoints of the token set and of the layouts', () => {
    const breakpoints = new Set<number>([
      ...constants.INTERFACE_TOKENS.breakpoints,
      constants.MOBILE_LAYOUT_BREAKPOINT,
      constants.MOBILE_MENU_BREAKPOINT,
      ...WIDTHS_OF_PARTS,
      ...WIDTHS_OF_CONTENT,
    ]);
    const others = SHEETS.flatMap((file) =>
      [...read(file).matchAll(/@media[^{]*/g)].flatMap(([query]) =>
        [...query.matchAll(/([\d.]+)px/g)]
          .filter(([, width]) => !breakpoints.has(Number(width)))
          .map(([width]) => `${file}: ${width}`),
      ),
    );
    expect(others).toEqual([]);
  });
});
