import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {globTranslatableSourceFiles} from '@docusaurus/utils';
import {htmlToText} from '../../src/lib/text/htmlToText';
import {siteConfig} from '../../src/lib/site/siteConfig';
import {createTranslationFiles} from '../../src/plugins/site-data/server/translations';
import {BUILD, readBuiltPages, type BuiltPage} from './support/build';
import {expect, test} from './support/test';

const ROOT = path.resolve(__dirname, '../..');
const [DEFAULT, ...TRANSLATIONS] = siteConfig.locales;

/** Texts that are the same in every language: names, and titles of pages that are names. */
const SAME =
  /^(?:API|ESM|CJS|UMD|Rslib|Rstack|JavaScript API|English|GitHub|Discord|X|Types|Module Federation|\d[\w.]*)$/;
/** Elements that hold no text of the interface. */
const NO_TEXT = /<(script|style|noscript|pre|code|kbd|svg)\b[^>]*>.*?<\/\1>/gs;
/** The beginning of an element that is marked as English, such as a term beside its translation, with its text. */
const ENGLISH_TEXT = /<\w+\b[^>]*\slang="?en\b[^>]*>[^<]*/g;
const SPOKEN = /\s(?:aria-label|aria-description|title|alt|placeholder)=(?:"([^"]*)"|([^\s">]+))/g;

type Messages = Readonly<Record<string, {readonly message: string} | string>>;

/** The pieces of a message that become texts of their own: between placeholders, and of each plural form. */
function splitMessage(message: string): string[] {
  return message
    .split(/\{\w+\}|\|/)
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => /[A-Za-z]{3,}/.test(piece) && !SAME.test(piece));
}

/** English texts of the interface, ours and the theme's, that the language says in another way. */
async function readEnglishTexts(lang: string): Promise<Set<string>> {
  const files = await globTranslatableSourceFiles([path.join(ROOT, 'src')]);
  const extracted = await extractAllSourceCodeFileTranslations(files, getBabelOptions({isServer: true}));
  const base = path.join(ROOT, 'node_modules/@docusaurus/theme-translations/locales/base');
  const english: Messages = Object.assign(
    {},
    ...readdirSync(base).map((name) => JSON.parse(readFileSync(path.join(base, name), 'utf8')) as Messages),
    ...extracted.map(({translations}) => translations),
    ...createTranslationFiles(siteConfig).map(({content}) => content),
  ) as Messages;
  const own = ['code.json', 'site-data/strings.json'].map(
    (name) => JSON.parse(readFileSync(path.join(ROOT, 'i18n', lang, name), 'utf8')) as Messages,
  );
  const kept = new Set(
    own.flatMap((messages) =>
      Object.values(messages).flatMap((entry) => splitMessage(typeof entry === 'string' ? entry : entry.message)),
    ),
  );
  return new Set(
    Object.entries(english)
      .filter(([id]) => !id.endsWith('___DESCRIPTION'))
      .flatMap(([, entry]) => splitMessage(typeof entry === 'string' ? entry : entry.message))
      .filter((piece) => !kept.has(piece)),
  );
}

/** What readers see and hear of a page, outside code. */
function readTexts(html: string): string[] {
  const body = (/<body\b.*<\/body>/s.exec(html)?.[0] ?? '').replace(NO_TEXT, '<!>').replace(ENGLISH_TEXT, '<!>');
  const seen = body.split(/<[^>]*>/).map(htmlToText);
  const spoken = [...body.matchAll(SPOKEN)].map((match) => htmlToText(match[1] ?? match[2] ?? ''));
  return [...seen, ...spoken];
}

function readNotFoundPage(lang: string): BuiltPage {
  return {route: `/${lang}/404.html`, html: readFileSync(path.join(BUILD, lang, '404.html'), 'utf8')};
}

for (const {lang, htmlLang} of TRANSLATIONS) {
  test.describe(`every page in "${lang}"`, () => {
    const pages = readBuiltPages();
    const own = pages.filter(({route}) => route.startsWith(`/${lang}/`));

    test('I18N-05 every English page has its address in the language', () => {
      const isTranslated = (route: string) => TRANSLATIONS.some((locale) => route.startsWith(`/${locale.lang}/`));
      const english = pages.map(({route}) => route).filter((route) => !isTranslated(route));
      expect(english.length).toBeGreaterThan(100);
      expect(own.map(({route}) => route).sort()).toEqual(english.map((route) => `/${lang}${route}`).sort());
    });

    test('I18N-03 every page is tagged with the language', () => {
      const tag = (html: string) => /<html\b[^>]*?\slang="?([\w-]+)/.exec(html)?.[1];
      const wrong = [...own, readNotFoundPage(lang)].filter(({html}) => tag(html) !== htmlLang);
      expect(wrong.map(({route}) => route)).toEqual([]);
      expect(tag(pages.find(({route}) => route === '/')?.html ?? '')).toBe(DEFAULT?.htmlLang);
    });

    test('I18N-07 no page has an English text of the interface', async () => {
      const english = await readEnglishTexts(lang);
      expect(english.size).toBeGreaterThan(100);
      // The check itself: English pages are full of these texts.
      const home = readFileSync(path.join(BUILD, 'index.html'), 'utf8');
      expect(readTexts(home).filter((text) => english.has(text)).length).toBeGreaterThan(5);

      const found = [...own, readNotFoundPage(lang)].flatMap(({route, html}) =>
        [...new Set(readTexts(html))].filter((text) => english.has(text)).map((text) => `${route}: ${text}`),
      );
      expect(found).toEqual([]);
    });

    test('the footer leads to the page of translations, which lists every chosen term', () => {
      const home = own.find(({route}) => route === `/${lang}/`)?.html ?? '';
      const footer = home.slice(home.indexOf('<footer'));
      expect(footer).toMatch(new RegExp(`href="?/${lang}/contribute/translations["\\s>]`));

      const terms = JSON.parse(readFileSync(path.join(ROOT, 'i18n', lang, 'terms.json'), 'utf8')) as {
        readonly en: string;
        readonly forbidden: readonly string[];
      }[];
      for (const route of ['/contribute/translations', `/${lang}/contribute/translations`]) {
        const html = pages.find((page) => page.route === route)?.html ?? '';
        // Minified HTML leaves out the ends of rows.
        const rows = html.split(/<tr\b[^>]*>/).map((row) => htmlToText(row.replace(/<[^>]*>/g, ' ')));
        const missing = terms.filter(({en, forbidden}) =>
          rows.every((row) => !row.startsWith(`${en} `) || forbidden.some((word) => !row.includes(word))),
        );
        expect(missing, route).toEqual([]);
      }
    });

    test('dates are written as the language writes them', () => {
      const format = new Intl.DateTimeFormat(htmlLang, {dateStyle: 'long', timeZone: 'UTC'});
      const dates = own.flatMap(({html}) => [...html.matchAll(/<time datetime="?([^\s">]+)"?[^>]*>(.*?)<\/time>/gi)]);
      // A checkout without a history has no dates.
      expect(dates.length > 100 || !existsSync(path.join(ROOT, '.git'))).toBe(true);
      const wrong = dates.filter(([, day = '', text = '']) => htmlToText(text) !== format.format(new Date(day)));
      expect(wrong.map(([tag]) => tag)).toEqual([]);
      expect(new Set(dates.map(([, , text = '']) => /\p{Script=Han}/u.test(text)))).toEqual(
        new Set(dates.length > 0 ? [lang === 'zh'] : []),
      );
    });

    test('every page names its counterparts in all languages', () => {
      const wrong = own.filter(({html}) => {
        const tags = [...html.matchAll(/<link\b[^>]*hreflang="?([\w-]+)/gi)].map((match) => match[1]);
        const isIndexed = !/<meta\b[^>]*name="?robots"?[^>]*noindex/.test(html);
        return isIndexed && !siteConfig.locales.every((locale) => tags.includes(locale.htmlLang));
      });
      expect(wrong.map(({route}) => route)).toEqual([]);
    });
  });
}
