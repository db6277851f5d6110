/** @jest-environment node */
import {collapse} from '@site/src/plugins/version-changes/server/inlineRuns';

describe('collapse', () => {
  it('shows white space as a browser does, in code as it is written', () => {
    const text = (value: string, marks = ''): {text: string; marks: string} => ({text: value, marks});
    expect(collapse([text('\n a\n  b '), text(' c'), text('d  e', 'c'), text(' \n')])).toEqual([
      'a b c',
      ['d  e', 'c'],
    ]);
  });
});
