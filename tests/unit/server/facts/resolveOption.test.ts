/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listFactVersions, readFacts} from '@site/src/server/facts/readFacts';
import {readOptionTexts} from '@site/src/server/facts/readOptionTexts';
import {resolveOption} from '@site/src/server/facts/resolveOption';

const ROOT = path.resolve(__dirname, '../../../..');
const version = readFacts('1.x');
const texts = readOptionTexts(ROOT, 'zh');

/** Names of the options that have a header on the pages of a folder. */
function listHeaders(folder: string): string[] {
  const pages = readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'});
  return pages
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => [...readFileSync(path.join(ROOT, folder, name), 'utf8').matchAll(/<Option [^>]*of="([^"]+)"/g)])
    .map(([, option]) => option);
}

describe('resolveOption', () => {
  it('gives type, default and place of an option of lib', () => {
    expect(resolveOption('lib.bundle', version)).toEqual({
      name: 'lib.bundle',
      type: 'boolean',
      defaultValue: '`true`',
      place: 'both',
    });
  });

  it('says what is deprecated, experimental and newer than the older documented version', () => {
    expect(resolveOption('lib.autoExternal', version)).toMatchObject({
      deprecated: '`output.autoExternal`',
      place: 'lib',
    });
    expect(resolveOption('lib.dts.isolated', version).experimental).toBe(true);
    expect(resolveOption('lib.wasm', version).since).toBe('1.0.0');
    expect(resolveOption('lib.dts', version)).not.toHaveProperty('since');
  });

  it('shows the value Rslib composes where Rsbuild documents another one', () => {
    expect(version.facts.rsbuild.performance.buildCache.default).toBe('false');
    expect(resolveOption('performance.buildCache', version).defaultValue).toBe('`true`');
  });

  it('has no link, code block or bare sentence mark as a default', () => {
    const shown = Object.keys(version.facts.lib).map(
      (name) => resolveOption(`lib.${name}`, version).defaultValue ?? '',
    );
    expect(shown.filter((text) => /https?:|```/.test(text))).toEqual([]);
  });

  it('translates a default that has words', () => {
    expect(resolveOption('lib.dts.tsgo', {...version, texts}).defaultValue).toBe(
      'TypeScript 7 及以上为 `true`，否则为 `false`',
    );
  });

  it('shows an object as code', () => {
    expect(resolveOption('server.publicDir', version).defaultValue).toBe(
      "`{ name: 'public', copyOnBuild: 'auto', watch: false }`",
    );
  });

  it.each([
    ['1.x', 'docs'],
    ['0.x', 'versioned_docs/version-0.x'],
  ])('I18N-07 has no English words for Chinese readers of %s', (name, folder) => {
    const facts = {...readFacts(name), texts};
    const options = [...new Set(listHeaders(folder))];
    expect(options.length).toBeGreaterThan(50);
    const words = options.flatMap((option) => {
      const {defaultValue = '', deprecated = ''} = resolveOption(option, facts);
      const text = `${defaultValue} ${deprecated}`.replace(/`[^`]*`/g, '');
      return /[A-Za-z]{2,}/.test(text) && !/\p{Script=Han}/u.test(text) ? [`${option}: ${text.trim()}`] : [];
    });
    expect(words).toEqual([]);
  });

  it('throws with near matches if the version has no such option', () => {
    expect(() => resolveOption('lib.dts.bundel', version)).toThrowErrorMatchingInlineSnapshot(
      `"@rslib/core@1.0.1 has no option "lib.dts.bundel". Did you mean lib.dts.bundle, lib.dts.build?"`,
    );
    expect(() => resolveOption('lib.wasm', readFacts('0.x'))).toThrowErrorMatchingInlineSnapshot(
      `"@rslib/core@0.23.2 has no option "lib.wasm"."`,
    );
  });
});

describe('resolveOption of an older version', () => {
  const older = readFacts('0.x');

  it('says what is required and deprecated there, and that the version which added an option is not its own', () => {
    expect(resolveOption('lib', older)).toEqual({name: 'lib', type: 'LibConfig[]', required: true, place: 'top'});
    expect(resolveOption('lib', version)).toMatchObject({defaultValue: '`[{}]`', place: 'top'});
    expect(resolveOption('lib.experiments.advancedEsm', older).deprecated).toContain('no effect');
    expect(resolveOption('lib.experiments.advancedEsm', {...older, texts}).deprecated).toContain('没有效果');
    expect(resolveOption('lib.autoExternal', older).deprecated).toBeUndefined();
    expect(resolveOption('lib.autoExternal', version).deprecated).toBeDefined();
  });

  it('marks an option that only the newer version has, and keeps options out of the top level that were not there', () => {
    expect(resolveOption('lib.wasm', version)).toMatchObject({since: '1.0.0', place: 'both'});
    expect(resolveOption('lib.format', version)).toMatchObject({place: 'both'});
    expect(resolveOption('lib.format', older)).toMatchObject({place: 'lib'});
  });
});

describe('readOptionTexts', () => {
  it('has none for a language without them: readers get the English words', () => {
    expect(readOptionTexts(ROOT, 'en')).toEqual({});
    expect(resolveOption('lib.dts.tsgo', {...version, texts: {}}).defaultValue).toBe(
      '`true` with TypeScript 7 or later, otherwise `false`',
    );
  });
});

describe('readFacts', () => {
  it('lists the versions newest first, and names them if one has no facts', () => {
    expect(listFactVersions()).toEqual(['1.x', '0.x']);
    expect(() => readFacts('2.x')).toThrowErrorMatchingInlineSnapshot(
      `"verified-docs: docs version 2.x has no fact file (found 1.x, 0.x). Run "npm run docs:facts" to make it; "npm run docs:cut" makes that of a version that it cuts."`,
    );
  });
});
