/** @jest-environment node */
import {createTranslationFiles} from '@site/src/plugins/verified-docs/server/facts/createTranslationFiles';

describe('createTranslationFiles', () => {
  const [{path, content}] = createTranslationFiles();

  it('I18N-07 hands out the words of options of all versions, by themselves', () => {
    expect(path).toBe('options');
    expect(content['`true` with TypeScript 7 or later, otherwise `false`']).toEqual({
      message: '`true` with TypeScript 7 or later, otherwise `false`',
      description: 'Default of lib.dts.tsgo',
    });
    const ofOlder = "None; `performance.chunkSplit` is `{ strategy: 'custom' }`";
    expect(content[ofOlder]).toEqual({message: ofOlder, description: 'Default of splitChunks'});
    expect(Object.values(content).map(({description}) => description)).toContain(
      'Why lib.experiments.advancedEsm is deprecated',
    );
  });

  it('leaves out what is code alone, and options without a default', () => {
    expect(Object.keys(content)).not.toContain('');
    expect(Object.keys(content)).not.toContain('`true`');
    expect(Object.keys(content)).not.toContain('`output.autoExternal`');
  });
});
