/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {followDirection} from '@site/src/plugins/translations/server/followDirection';

const follow = (css: string, from: string): string => postcss([followDirection()]).process(css, {from}).css;

describe('followDirection', () => {
  const read = (name: string): readonly [string, string] => {
    const file = path.join(path.dirname(require.resolve('infima/package.json')), `dist/css/default/${name}.css`);
    return [readFileSync(file, 'utf8'), file];
  };

  it('I18N-04 has lists and quotations of the sheet for right-to-left languages begin where their text does', () => {
    const css = follow(...read('default-rtl'));
    expect(css).toMatch(/\nul,\nol \{[^}]*padding-inline-start: var\(--ifm-list-left-padding\)/);
    expect(css).toMatch(/\nblockquote \{[^}]*border-inline-start: /);
    expect(css).toContain('padding-right: 0 !important');
  });

  it('leaves other sheets as they are', () => {
    const [css, file] = read('default');
    expect(follow(css, file)).toBe(css);
    expect(follow('ul {padding-right: 0}', '/site/src/css/custom.css')).toBe('ul {padding-right: 0}');
  });
});
