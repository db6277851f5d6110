/** @jest-environment node */
import path from 'node:path';
import {existsSync, readFileSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import runtimePlugin from '@site/src/plugins/runtime';

type Resource = {request: string; contextInfo: {issuer: string}};
type Replacement = {readonly pattern: RegExp; readonly replace: string | ((resource: Resource) => void)};

const CORE = path.dirname(require.resolve('@docusaurus/core/package.json'));
const LINK = path.join(CORE, 'lib/client/exports/Link.js');

/** What a module of core gets when it asks for another one. */
function resolve(request: string, issuer: string, isServer: boolean): string {
  class NormalModuleReplacementPlugin implements Replacement {
    constructor(
      readonly pattern: RegExp,
      readonly replace: Replacement['replace'],
    ) {}
  }
  const context = {
    baseUrl: '/',
    i18n: {currentLocale: 'en', defaultLocale: 'en', localeConfigs: {en: {baseUrl: '/'}}, locales: []},
  } as unknown as LoadContext;
  const configured = runtimePlugin(context).configureWebpack?.(
    {},
    isServer,
    {
      currentBundler: {instance: {NormalModuleReplacementPlugin}},
    } as never,
    undefined,
  ) as unknown as {readonly plugins: readonly Replacement[]};
  const resource = {request, contextInfo: {issuer}};
  for (const {pattern, replace} of configured.plugins) {
    if (pattern.test(resource.request)) {
      if (typeof replace === 'string') {
        resource.request = replace;
      } else {
        replace(resource);
      }
    }
  }
  return resource.request;
}

describe('linkEnvironment', () => {
  it('keeps links of core from observing whether they are in view', () => {
    const file = resolve('./ExecutionEnvironment', LINK, false);
    expect(existsSync(file)).toBe(true);
    // The names that the module asks for, so that an upgrade of core is noticed.
    const source = readFileSync(LINK, 'utf8');
    const names = [...source.matchAll(/ExecutionEnvironment\.(\w+)/g)].map(([, name]) => name);
    expect([...new Set(names)].sort()).toEqual(['canUseDOM', 'canUseIntersectionObserver']);
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the file that the plugin names
    expect((require(file) as {default: unknown}).default).toEqual({
      canUseDOM: false,
      canUseIntersectionObserver: false,
    });
  });

  it('leaves other modules, and the pages that are built, the real one', () => {
    const other = path.join(CORE, 'lib/client/clientEntry.js');
    expect(resolve('./ExecutionEnvironment', other, false)).toBe('./ExecutionEnvironment');
    expect(resolve('./ExecutionEnvironment', LINK, true)).toBe('./ExecutionEnvironment');
  });
});
