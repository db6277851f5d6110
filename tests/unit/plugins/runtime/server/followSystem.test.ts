/** @jest-environment node */
import postcss from 'postcss';
import {followSystem} from '@site/src/plugins/runtime/server/followSystem';

const DARK = '@media screen and (prefers-color-scheme: dark)';
const LIGHT = '@media not screen, (prefers-color-scheme: light)';

const follow = (css: string, darkMode = true): string =>
  postcss([followSystem({darkMode})])
    .process(css, {from: undefined})
    .css.replace(/\s+/g, ' ')
    .trim();

it.each([
  ["[data-theme='dark'] {color: red}", `${DARK} {html:not([data-theme]) {color: red}}`],
  ['html[data-theme="dark"] .a {color: red}', `${DARK} {html:not([data-theme]) .a {color: red}}`],
  [':root[data-theme=light] {color: red}', `${LIGHT} {html:not([data-theme]) {color: red}}`],
  [':global(html[data-theme=dark]) .a {color: red}', `${DARK} {:global(html:not([data-theme])) .a {color: red}}`],
])('THEME-02 %s has a copy behind it for pages without script', (css, copy) => {
  expect(follow(css)).toBe(`${css}${copy}`);
});

it('THEME-02 takes of a list the selectors of one theme for the copy of that theme', () => {
  const css = follow('html[data-theme=dark] .light, html[data-theme=light] .dark, .x {display: none}');
  expect(css).toContain(`${DARK} {html:not([data-theme]) .light {display: none}}`);
  expect(css).toContain(`${LIGHT} {html:not([data-theme]) .dark {display: none}}`);
  expect(css.match(/\.x/g)).toHaveLength(1);
});

it('THEME-04 keeps pages without script light where dark mode is switched off', () => {
  const css = 'html[data-theme=dark] .light, html[data-theme=light] .dark {display: none}';
  expect(follow(css, false)).toBe(`${css}html:not([data-theme]) .dark {display: none}`);
});

it('leaves all else alone', () => {
  const css = ":root {color: red} html[data-appearance-switch='dark'] {color: red} [data-theme] {color: red}";
  expect(follow(css)).toBe(css);
});
