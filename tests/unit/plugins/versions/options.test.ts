/** @jest-environment node */
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {Options, PluginOptions} from '@site/src/plugins/versions';
import {validateOptions} from '@site/src/plugins/versions';

function validate(options: Options): PluginOptions {
  return validateOptions({validate: normalizePluginOptions as never, options});
}

describe('options of site-versions', () => {
  it('has no moves by default', () => {
    expect(validate({})).toMatchObject({moves: []});
  });

  it('throws if a folder of facts is named: all of the site reads one', () => {
    expect(() => validate({factsFolder: 'facts'} as Options)).toThrow(/factsFolder/);
  });

  it('takes moves of pages and headings', () => {
    const moves = [{'0.x': '/guide/a#x', '1.x': '/guide/b'}];
    expect(validate({moves}).moves).toEqual(moves);
  });

  it('throws if a place is no path', () => {
    expect(() => validate({moves: [{'0.x': 'guide/a'}]})).toThrow(/path/);
  });

  it('throws if an option is unknown', () => {
    expect(() => validate({folder: 'x'} as Options)).toThrow(/folder/);
  });
});
