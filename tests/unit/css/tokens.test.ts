/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  ANCHOR_OFFSET,
  LOCAL_OUTLINE_TRANSITION_MS,
  NAVBAR_TRANSITION_S,
  THEME_BACKGROUND_DARK,
  THEME_BACKGROUND_LIGHT,
  TOOLTIP,
  Z_INDEX_POPOVER,
  Z_INDEX_TOOLTIP,
} from '@site/src/lib/constants';

const css = readFileSync(path.resolve(__dirname, '../../../src/css/tokens.css'), 'utf8');
const [light, dark] = css.split("[data-theme='dark'] {");

function token(name: string, source = light): string {
  return new RegExp(`--site-${name}:\\s*([^;]+);`).exec(source)?.[1] ?? '';
}

describe('tokens.css', () => {
  it('NAV-10 CONST-01 has the navbar transition of the constants', () => {
    expect(token('motion-navbar')).toBe(`${NAVBAR_TRANSITION_S * 1000}ms`);
  });

  it('CONST-03 has the anchor offset and the outline transition of the constants', () => {
    expect(token('anchor-offset')).toBe(`${ANCHOR_OFFSET}px`);
    expect(token('motion-local-outline')).toBe(`${LOCAL_OUTLINE_TRANSITION_MS}ms`);
  });

  it('TOOLTIP-01 CONST-05 has the widths of tooltip and popover title', () => {
    expect(token('tooltip-max-width')).toBe(`${TOOLTIP.maxWidth}px`);
    expect(token('popover-title-min-width')).toBe(`${TOOLTIP.popoverTitleMinWidth}px`);
    expect(TOOLTIP).toMatchObject({maxWidth: 250, popoverTitleMinWidth: 177});
  });

  it('TOOLTIP-02 stacks popovers at 130 and tooltips at 170', () => {
    expect(Number(token('z-popover'))).toBe(Z_INDEX_POPOVER);
    expect(Number(token('z-tooltip'))).toBe(Z_INDEX_TOOLTIP);
    expect([Z_INDEX_POPOVER, Z_INDEX_TOOLTIP]).toEqual([130, 170]);
  });

  it('THEME-05 CONST-06 paints the page in the backgrounds of the constants', () => {
    expect(token('color-surface')).toBe('var(--site-color-white)');
    expect(token('color-white')).toBe(THEME_BACKGROUND_LIGHT);
    expect(token('color-surface', dark)).toBe('var(--site-color-ink-950)');
    expect(token('color-ink-950')).toBe(THEME_BACKGROUND_DARK);
  });
});
