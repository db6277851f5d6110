import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {DEFAULT_OPTIONS, validateOptions, type Options, type PluginOptions} from '@site/src/plugins/search/options';

function validate(options: Options): PluginOptions {
  return validateOptions({validate: normalizePluginOptions as never, options});
}

describe('validateOptions', () => {
  it('SEARCH-06, SEARCH-14, SEARCH-15 has the defaults of the specification', () => {
    expect(validate({})).toEqual({...DEFAULT_OPTIONS, id: 'default'});
    expect(DEFAULT_OPTIONS).toMatchObject({engine: 'local', limit: 7, debounceMs: 150, cacheLimit: 100});
  });

  it('REMOTE-05 takes a cache limit of 0 and 5, and has one by default', () => {
    const read = (cacheLimit?: number): number | undefined =>
      validate({engine: 'remote', remote: {apiUrl: '/api', ...(cacheLimit === undefined ? {} : {cacheLimit})}}).remote
        ?.cacheLimit;
    expect([read(0), read(5), read()]).toEqual([0, 5, 100]);
  });

  it.each([
    ['an unknown engine', {engine: 'lunr'}, /"engine" must be one of .* \(found "lunr"\)/],
    ['an unknown option', {hitsPerPage: 3}, /"hitsPerPage" is not allowed \(found 3\)[^]*Its options are engine, /],
    ['a missing address', {engine: 'remote'}, /"remote" is required by the chosen engine/],
    ['missing credentials', {engine: 'algolia'}, /"algolia" is required by the chosen engine/],
    ['empty credentials', {engine: 'algolia', algolia: {appId: '', apiKey: 'k', indexName: 'i'}}, /"algolia.appId"/],
    [
      'a host that is no origin',
      {engine: 'algolia', algolia: {appId: 'a', apiKey: 'k', indexName: 'i', host: 'localhost:8080'}},
      /"algolia.host"/,
    ],
    ['a negative limit', {limit: -1}, /"limit"/],
  ])('throws for %s', (_name, options, message) => {
    expect(() => validate(options as Options)).toThrow(message);
  });
});
