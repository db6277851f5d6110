/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {globTranslatableSourceFiles} from '@docusaurus/utils';
import sidebars from '../../sidebars';
import versionNames from '../../versions.json';
import {checkMessages, type Messages} from '../../src/lib/translation';
import {CURRENT_VERSION_LABEL} from '../../src/lib/site/docsVersions';
import {siteConfig} from '../../src/lib/site/siteConfig';
import {createTranslationFiles as createMarkdownFiles} from '@site/src/plugins/markdown-pages/server/texts';
import {createTranslationFiles as createFeedFiles} from '@site/src/plugins/version-changes/server/feed/feedTexts';
import {createTranslationFiles} from '../../src/plugins/site-data/server/translations';

const ROOT = path.resolve(__dirname, '..', '..');
const ZH = path.join(ROOT, 'i18n', 'zh');

type Originals = Record<string, string>;
type Item = {
  readonly type?: string;
  readonly key?: string;
  readonly label?: string;
  readonly items?: readonly unknown[];
};

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- names what the file holds, once for each call
function readJson<Type>(...names: string[]): Type {
  return JSON.parse(readFileSync(path.join(...names), 'utf8')) as Type;
}

function toOriginals(content: Messages): Originals {
  return Object.fromEntries(Object.entries(content).map(([id, {message}]) => [id, message]));
}

/** Texts of the theme's own components; the theme brings Chinese ones, `code.json` may replace them. */
function readThemeTexts(): Originals {
  const folder = path.join(
    path.dirname(require.resolve('@docusaurus/theme-translations/package.json')),
    'locales/base',
  );
  const texts = readJson<Originals>(folder, 'theme-common.json');
  return Object.fromEntries(Object.entries(texts).filter(([id]) => !id.endsWith('___DESCRIPTION')));
}

async function extractCodeTexts(): Promise<Originals> {
  const files = await globTranslatableSourceFiles([path.join(ROOT, 'src')]);
  const found = await extractAllSourceCodeFileTranslations(files, getBabelOptions({isServer: true}));
  expect(found.flatMap(({warnings}) => warnings)).toEqual([]);
  return Object.assign({}, ...found.map(({translations}) => toOriginals(translations as Messages))) as Originals;
}

/** Labels of the groups of a version's sidebars, nested ones too, and of the version itself. */
function listLabels(all: Readonly<Record<string, unknown>>, label: string): Originals {
  const read = (name: string, items: readonly unknown[]): [string, string][] =>
    (items as readonly Item[])
      .filter(({type}) => type === 'category')
      .flatMap(({key, label: text = '', items: inner = []}) => [
        [`sidebar.${name}.category.${key ?? text}`, text],
        ...read(name, inner),
      ]);
  const groups = Object.entries(all).flatMap(([name, items]) => read(name, items as readonly unknown[]));
  return {'version.label': label, ...Object.fromEntries(groups)};
}

const DOCS = 'docusaurus-plugin-content-docs';
const theme = readThemeTexts();
/** What each file has to hold. */
const FILES: Record<string, () => Originals | Promise<Originals>> = {
  'code.json': async () => ({...theme, ...(await extractCodeTexts())}),
  'site-data/strings.json': () => toOriginals(createTranslationFiles(siteConfig)[0].content),
  'site-markdown-pages/texts.json': () => toOriginals(createMarkdownFiles()[0].content),
  'version-changes/feed.json': () => toOriginals(createFeedFiles(siteConfig.copyright)[0].content),
  'docusaurus-theme-classic/navbar.json': () => ({title: siteConfig.title}),
  [`${DOCS}/current.json`]: () => listLabels(sidebars, CURRENT_VERSION_LABEL),
  ...Object.fromEntries(
    versionNames.map((name) => [
      `${DOCS}/version-${name}.json`,
      () => listLabels(readJson(ROOT, 'versioned_sidebars', `version-${name}-sidebars.json`), name),
    ]),
  ),
};
/** Files that hold no texts of the interface; each has its own check. */
const OTHER_FILES = ['freshness.json', 'same-as-english.json', 'terms.json'];

describe('i18n/zh', () => {
  it('I18N-07 has every file of texts, and none that nothing reads', () => {
    const files = readdirSync(ZH, {recursive: true, encoding: 'utf8'})
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => name.endsWith('.json') && !OTHER_FILES.includes(name));
    expect(files.sort()).toEqual(Object.keys(FILES).sort());
  });

  it.each(Object.keys(FILES))('I18N-07 has every text in Chinese, with its placeholders: %s', async (file) => {
    const originals = await FILES[file]();
    expect(Object.keys(originals)).not.toEqual([]);
    const problems = checkMessages({
      originals,
      translations: readJson<Messages>(ZH, file),
      // Numbers of versions are no words.
      sameAsEnglish: [...readJson<string[]>(ZH, 'same-as-english.json'), CURRENT_VERSION_LABEL, ...versionNames],
      script: /\p{Script=Han}/u,
      isOptional: (id) => Object.hasOwn(theme, id),
    });
    expect(problems).toEqual([]);
  });

  it('I18N-02 has the six strings of the site in both languages, with different texts', async () => {
    const originals = await extractCodeTexts();
    const chinese = readJson<Messages>(ZH, 'code.json');
    for (const name of ['introduction', 'quickStart', 'subtitle', 'slogan', 'toolStackTitle', 'toolStackDescription']) {
      const id = `site.strings.${name}`;
      expect(originals[id]).toMatch(/\w/);
      expect(chinese[id].message).not.toBe(originals[id]);
    }
  });

  it('I18N-07 excuses no text as equal to English that is not used so', () => {
    const used = new Set(
      Object.keys(FILES).flatMap((file) =>
        Object.values(readJson<Messages>(ZH, file)).map(({message}) => message.replace(/\{\w+\}/g, '').trim()),
      ),
    );
    expect(readJson<string[]>(ZH, 'same-as-english.json').filter((text) => !used.has(text))).toEqual([]);
  });
});
