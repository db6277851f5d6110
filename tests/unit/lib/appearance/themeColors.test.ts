import {createThemeColors} from '@site/src/lib/appearance/themeColors';

it('THEME-04 THEME-05 colours the bars of the browser as the page, in the light theme alone where dark mode is switched off', () => {
  const colors = (darkMode: boolean): (string | undefined)[][] =>
    createThemeColors(darkMode).map(({media, content}) => [media, content]);
  expect(colors(true)).toEqual([
    ['(prefers-color-scheme: light)', '#fff'],
    ['(prefers-color-scheme: dark)', '#0b0c0e'],
  ]);
  expect(colors(false)).toEqual([[undefined, '#fff']]);
});
