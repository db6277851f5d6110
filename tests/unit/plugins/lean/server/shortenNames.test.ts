import {shortenNames, type BundlerConfig} from '@site/src/plugins/lean/server/shortenNames';

describe('shortenNames', () => {
  const names = {
    nameOf: (file: string, className: string) => (file === '/a.module.css' && className === 'card' ? 'x' : undefined),
    localNames: new Map([['x', 'card']]),
    hash: 'hash',
  };

  it('gives the loaders of CSS modules the short names, and leaves other classes and loaders to the bundler', () => {
    const modules: {localIdentName: string; getLocalIdent?: unknown} = {localIdentName: '[local]_[hash]'};
    const plain = {modules: {}};
    shortenNames({module: {rules: [{use: [{options: {modules}}, {options: plain}, {}]}, {use: 'one'}, {}]}}, names);
    const getLocalIdent = modules.getLocalIdent as (context: object, name: string, className: string) => unknown;
    expect(getLocalIdent({resourcePath: '/a.module.css'}, '', 'card')).toBe('x');
    expect(getLocalIdent({resourcePath: '/b.module.css'}, '', 'card')).toBeNull();
    expect(plain).toEqual({modules: {}});
  });

  it('keeps compiled style sheets of builds with other names apart', () => {
    const config = {experiments: {cache: {version: '1'}}} satisfies BundlerConfig;
    shortenNames(config, names);
    expect(config.experiments.cache.version).toBe('1-hash');
  });
});
