/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {I18n} from '@docusaurus/types';
import {formatRelease} from '@site/src/lib/facts/formatRelease';
import type {PageRecord} from '@site/src/lib/site/records';
import {createHeadingsModule} from '@site/src/plugins/versions/server/createHeadingsModule';
import {findUntranslated} from '@site/src/plugins/versions/server/findUntranslated';
import {
  createVersionEntry,
  createVersionInput,
  readRelease,
  sortVersions,
} from '@site/src/plugins/versions/server/readVersions';
import {readFacts} from '@site/src/server/facts/readFacts';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-versions-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

function write(name: string, content = ''): void {
  mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
  writeFileSync(path.join(siteDir, name), content);
}

function createOld(): LoadedVersion {
  const doc = (name: string, permalink: string) => ({
    source: `@site/versioned_docs/version-0.x/${name}`,
    permalink: `/zh/0.x${permalink}`,
    title: name,
  });
  return {
    versionName: '0.x',
    label: '0.x (old)',
    isLast: false,
    path: '/zh/0.x',
    contentPath: path.join(siteDir, 'versioned_docs/version-0.x'),
    contentPathLocalized: path.join(siteDir, 'i18n/zh/docusaurus-plugin-content-docs/version-0.x'),
    docs: [doc('config/index.mdx', '/config/'), doc('guide/start/index.mdx', '/guide/start/')],
  } as unknown as LoadedVersion;
}

describe('createVersionInput', () => {
  it('reads pages and headings without the prefixes of locale and version', () => {
    const record = {
      _relativePath: 'versioned_docs/version-0.x/config/index.mdx',
      toc: [{id: 'a'}, {id: 'b'}],
    } as unknown as PageRecord;
    expect(createVersionInput(createOld(), [record])).toEqual({
      name: '0.x',
      introduction: '/guide/start/',
      pages: [
        {path: '/config/', title: 'config/index.mdx', ids: ['a', 'b']},
        {path: '/guide/start/', title: 'guide/start/index.mdx', ids: []},
      ],
    });
  });

  it('takes the first page for the introduction where there is none', () => {
    const old = createOld();
    expect(createVersionInput({...old, docs: old.docs.slice(0, 1)}, []).introduction).toBe('/config/');
  });
});

describe('sortVersions', () => {
  it('VERSION-06 puts the default version first and the docs of a release that is not out last', () => {
    const create = (versionName: string, changes: object) =>
      ({...createOld(), versionName, ...changes}) as LoadedVersion;
    const versions = [
      create('current', {banner: 'unreleased'}),
      create('1.x', {isLast: true, banner: null}),
      create('0.x', {banner: 'unmaintained'}),
    ];
    expect(sortVersions(versions).map(({versionName}) => versionName)).toEqual(['1.x', '0.x', 'current']);
  });
});

describe('createVersionEntry', () => {
  it('VERSION-02 has a prefix and names the release of the facts', () => {
    write('facts/0.x.json', '{"package": "@rslib/core@0.23.2"}');
    expect(createVersionEntry(createOld(), path.join(siteDir, 'facts'))).toEqual({
      name: '0.x',
      id: '0.x',
      label: '0.x (old)',
      prefix: '/0.x',
      introduction: '/guide/start/',
      release: '@rslib/core 0.23.2',
    });
  });

  it('VERSION-02 has no prefix for the default version, which goes by its label', () => {
    const current = {...createOld(), versionName: 'current', label: '1.x', isLast: true, path: '/zh/'};
    expect(createVersionEntry(current, siteDir)).toMatchObject({name: '1.x', id: 'current', prefix: ''});
  });

  it('VERSION-02 names the release of the facts that the whole site reads', () => {
    expect(createVersionEntry(createOld()).release).toBe(formatRelease(readFacts('0.x').facts.package));
  });

  it('names no release without a fact file', () => {
    expect(readRelease('9.x', siteDir)).toBeUndefined();
  });
});

describe('findUntranslated', () => {
  const i18n = {
    path: 'i18n',
    defaultLocale: 'en',
    locales: ['en', 'zh'],
    localeConfigs: {en: {path: 'en'}, zh: {path: 'zh'}},
  } as unknown as I18n;

  it('I18N-04 names the pages without a file in the folder of the locale', () => {
    write('i18n/zh/docusaurus-plugin-content-docs/version-0.x/guide/start/index.mdx');
    expect(findUntranslated({siteDir, i18n, versions: [createOld()]})).toEqual({zh: {'0.x': ['/config']}});
  });

  it('I18N-04 names nothing where every page has one, whichever source the build reads', () => {
    write('i18n/zh/docusaurus-plugin-content-docs/version-0.x/guide/start/index.mdx');
    write('i18n/zh/docusaurus-plugin-content-docs/version-0.x/config/index.mdx');
    const old = createOld();
    const docs = old.docs.map((doc) => ({
      ...doc,
      source: doc.source.replace('versioned_docs/', 'i18n/zh/docusaurus-plugin-content-docs/'),
    }));
    expect(findUntranslated({siteDir, i18n, versions: [old]})).toEqual({});
    expect(findUntranslated({siteDir, i18n, versions: [{...old, docs}]})).toEqual({});
  });
});

describe('createHeadingsModule', () => {
  it('loads the file of each version that has something to tell', () => {
    const gaps = {'/a': {'1.x': {b: null}}};
    expect(createHeadingsModule({'1.x': {}, '0.x': gaps}, 'zh')).toBe(
      'export default {\n  "0.x": () => import("./headings-zh-0.x.json"),\n};\n',
    );
  });
});
