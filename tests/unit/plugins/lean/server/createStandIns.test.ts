/** @jest-environment node */
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createStandIns} from '@site/src/plugins/lean/server/createStandIns';

const CLIENT = path.resolve(__dirname, '..', '..', '..', '..', '..', 'src', 'plugins', 'lean', 'client');

describe('createStandIns', () => {
  let folder: string;

  /** What is taken for a module that a file in a folder asks for. */
  function resolve(request: string, context: string): string {
    const asked = {request, context};
    for (const [pattern, replacement] of createStandIns(folder, CLIENT)) {
      if (pattern.test(request)) {
        if (typeof replacement === 'string') {
          return replacement;
        }
        replacement(asked);
      }
    }
    return asked.request;
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'stand-ins-'));
    const config = {title: 'Site', plugins: ['a'], future: {faster: {}, v4: {}}};
    writeFileSync(path.join(folder, 'docusaurus.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  });

  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it.each([
    'hoist-non-react-statics',
    'path-to-regexp',
    'prop-types',
    'react-is',
    'react-helmet-async',
    '@generated/site-metadata',
    './BaseUrlIssueBanner',
    '@docusaurus/renderRoutes',
  ])('has a file of its own for %s', (name) => {
    const file = resolve(name, '/site/src');
    expect(path.dirname(path.relative(CLIENT, file))).not.toMatch(/^\.\./);
    expect(existsSync(file)).toBe(true);
    expect(resolve(`${name}/other`, '/site/src')).toBe(`${name}/other`);
  });

  it('has the configuration without what only the build reads', () => {
    const file = resolve('@generated/docusaurus.config', '/site/src');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({title: 'Site', future: {v4: {}}});
  });

  it('gives React Router the one kind of history that the site has', () => {
    expect(existsSync(resolve('history', '/site/node_modules/react-router-dom/esm'))).toBe(true);
    expect(resolve('history', CLIENT)).toBe('history');
  });

  it('leaves tslib to all but the one package that needs little of it', () => {
    expect(existsSync(resolve('tslib', '/site/node_modules/@docusaurus/utils-common/lib'))).toBe(true);
    expect(resolve('tslib', '/site/node_modules/other')).toBe('tslib');
  });
});
