import {stem} from '@site/src/lib/search/stem';

describe('stem', () => {
  it.each([
    [['bundle', 'bundles', 'bundled', 'bundler', 'bundling']],
    [['declare', 'declaration', 'declarations', 'declared', 'declaring']],
    [['migrate', 'migration', 'migrating', 'migrated']],
    [['minify', 'minified', 'minification', 'minifies']],
    [['depend', 'dependency', 'dependencies', 'dependent']],
    [['entry', 'entries']],
    [['file', 'files']],
    [['type', 'types', 'typed', 'typings']],
    [['transpile', 'transpiler', 'transpiled', 'transpiling']],
    [['code', 'codes', 'coded', 'coding']],
    [['map', 'maps', 'mapped', 'mapping']],
    [['share', 'shared', 'sharing']],
    [['external', 'externals']],
    [['decorator', 'decorators']],
    [['alias', 'aliases']],
    [['process', 'processing', 'processed', 'processor']],
  ])('SEARCH-23 gives %p one stem', (words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  it.each([
    ['ring', 'red'],
    ['theme', 'them'],
    ['note', 'not'],
    ['comment', 'come'],
    ['comment', 'common'],
    ['current', 'cure'],
    ['tree', 'treated'],
    ['worker', 'work'],
    ['letter', 'let'],
    ['header', 'head'],
    ['state', 'stats'],
    ['newer', 'new'],
    ['state', 'start'],
    ['class', 'cla'],
    ['general', 'generate'],
  ])('SEARCH-23 keeps %s apart from %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it.each(['css', 'tsup', 'es2015', 'lib.dts', '配置', 'привет', ''])('SEARCH-23 leaves "%s" as it is', (word) => {
    expect(stem(word)).toBe(word);
  });
});
