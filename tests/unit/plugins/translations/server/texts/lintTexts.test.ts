/** @jest-environment node */
import {lintTexts, listWantedTexts} from '@site/src/plugins/translations/server/texts/lintTexts';
import {createSite} from '../../support/createSite';

const ORIGINALS = {
  'code.json': () =>
    Promise.resolve({'site.a': 'Close', 'site.b': '{count} pages', 'theme.NotFound.title': 'Page Not Found'}),
  'plugin/feed.json': () => ({title: 'Feed', description: 'What changed'}),
};
const CODE = {'site.a': {message: '关闭'}, 'site.b': {message: '{count} 页'}};
const FEED = {
  title: {message: '订阅源', description: 'Feed: its name'},
  description: {message: '变化', description: 'Feed: what it brings'},
};
const LIST = 'same-as-english.json';

/** Findings of a language whose files have these contents; a text and bytes stand as they are. */
async function lint(files: Readonly<Record<string, unknown>>, locale = 'zh', only?: string): Promise<string[]> {
  const {siteDir} = createSite(
    Object.fromEntries(
      Object.entries({'code.json': CODE, 'plugin/feed.json': FEED, [LIST]: [], ...files})
        .filter(([, content]) => content !== undefined)
        .map(([name, content]) => [
          `i18n/${locale}/${name}`,
          typeof content === 'string' || Buffer.isBuffer(content) ? content : `${JSON.stringify(content, null, 2)}\n`,
        ]),
    ),
  );
  const findings = await lintTexts({
    siteDir,
    locale,
    originals: ORIGINALS,
    files: listWantedTexts(siteDir, locale, ORIGINALS).filter(
      (file) => only === undefined || file === `i18n/${locale}/${only}`,
    ),
  });
  return findings.map(
    ({file, line, message, isPending}) =>
      `${isPending ? 'pending ' : ''}${file.slice(`i18n/${locale}/`.length)}:${line}: ${message}`,
  );
}

describe('lintTexts', () => {
  it('I18N-07 finds nothing in complete files, where texts of the theme may be absent that it brings itself', async () => {
    expect(await lint({})).toEqual([]);
  });

  it('I18N-07 names file, line and key of what differs from English', async () => {
    expect(
      await lint({
        'code.json': {'site.b': {message: '{n} 页'}, 'site.c': {message: '旧'}},
        'plugin/feed.json': {...FEED, description: {message: 'What changed', description: 'title'}},
      }),
    ).toEqual([
      'code.json:1: site.a: missing; English: "Close"; "npm run write-translations -- --locale zh" adds it',
      'code.json:2: site.b: other placeholders than in English; expected {count}, found {n}',
      'code.json:5: site.c: obsolete, nothing asks for it; remove it',
      'plugin/feed.json:6: description: not translated: "What changed"; if it is the same in the language, add it to same-as-english.json',
    ]);
  });

  it('asks for texts of the theme in a language that it does not speak', async () => {
    expect(await lint({}, 'eo')).toEqual([
      'code.json:1: theme.NotFound.title: missing; English: "Page Not Found"; "npm run write-translations -- --locale eo" adds it',
    ]);
  });

  it('has English texts wait as long as the language has no list of those that are the same', async () => {
    const english = {'code.json': {...CODE, 'site.a': {message: 'Close'}, 'site.b': {message: 'pages'}}};
    const [first, second] = [
      'code.json:2: site.a: not translated: "Close"; if it is the same in the language, add it to same-as-english.json',
      'code.json:5: site.b: other placeholders than in English; expected {count}, found none',
    ];
    expect(await lint(english)).toEqual([first, second]);
    expect(await lint({...english, [LIST]: undefined})).toEqual([`pending ${first}`, second]);
    expect(await lint({...english, [LIST]: ['Close']})).toEqual([second]);
  });

  it.each([
    ['is no JSON', '["Close",]', "is no JSON: Unexpected token ']'"],
    ['is of another form', '{"a": "Close"}', 'expected a list of texts, for example ["API", "Rslib"]'],
  ])(
    'I18N-07 takes no English text for work that is left where the list %s, and names it beside any file',
    async (_name, list, message) => {
      const files = {'code.json': {...CODE, 'site.a': {message: 'Close'}}, [LIST]: list};
      const expected = [expect.stringMatching(/^code\.json:2: site\.a: not translated/), `${LIST}:1: ${message}`];
      expect(await lint(files, 'zh', 'code.json')).toEqual(expected);
      expect(await lint(files)).toEqual(expected);
      expect(await lint(files, 'zh', LIST)).toEqual(expected.slice(1));
    },
  );

  it('I18N-07 refuses excuses that no text needs, and a list of another form', async () => {
    expect(await lint({[LIST]: ['关闭', 'Rslib']})).toEqual([
      `${LIST}:3: "Rslib": no text of the language is this; remove it`,
    ]);
    expect(await lint({[LIST]: {a: 'Rslib'}})).toEqual([
      `${LIST}:1: expected a list of texts, for example ["API", "Rslib"]`,
    ]);
  });

  it('I18N-07 names files that are missing, or that nothing reads', async () => {
    expect(
      await lint({'plugin/feed.json': undefined, 'plugin/old.json': {}, 'freshness.json': {}, 'terms.json': []}),
    ).toEqual([
      'plugin/feed.json:1: the file is missing; "npm run write-translations -- --locale zh" writes it',
      'plugin/old.json:1: nothing reads this file; remove it',
    ]);
  });

  it('names files that are no JSON, or hold no texts, and goes on', async () => {
    const findings = await lint({
      'code.json': '{\n  "site.a": {"message": "关闭"}\n  "site.b"',
      'plugin/feed.json': [],
    });
    expect(findings).toEqual([
      expect.stringContaining('code.json:3: is no JSON: Expected'),
      'plugin/feed.json:1: expected an object with a text for each key',
    ]);
  });

  it('refuses no excuse while a file that may need it is no JSON', async () => {
    const findings = await lint({'code.json': '{"site.a" {}}', [LIST]: ['Atom']});
    expect(findings).toEqual([expect.stringContaining('code.json:1: is no JSON')]);
  });

  it('names keys that stand in a file twice, and the line that is ignored', async () => {
    const code =
      '{\n  "site.a": {"message": "关"},\n  "site.b": {"message": "{count} 页"},\n  "site.a": {"message": "关闭"}\n}\n';
    const terms = '[\n  {"en": "format", "zh": "甲", "forbidden": [], "zh": "乙"}\n]\n';
    expect(await lint({'code.json': code, 'terms.json': terms})).toEqual([
      'code.json:4: site.a: line 2 has this key, too, and is ignored; remove one of them',
      'terms.json:2: zh: line 2 has this key, too, and is ignored; remove one of them',
    ]);
  });

  it('names files in another encoding, and goes on', async () => {
    const inGbk = Buffer.from([0x22, 0xb9, 0xd8, 0x22]);
    expect(await lint({'code.json': inGbk})).toEqual(['code.json:1: the file is not UTF-8; save it in that encoding']);
  });

  it('reads files with a byte order mark', async () => {
    expect(await lint({'code.json': `\uFEFF${JSON.stringify(CODE)}`})).toEqual([]);
  });

  it('checks spacing and punctuation of Chinese texts alone', async () => {
    const files = {'code.json': {...CODE, 'site.a': {message: '关闭Rslib'}}};
    expect((await lint(files)).map((text) => text.split('\n')[0])).toEqual([
      'code.json:3: site.a: a space belongs between Chinese and Latin text',
    ]);
    expect(await lint(files, 'ja')).toEqual([]);
  });

  it('I18N-07 checks the terms of any language, not in texts that wait for their translation', async () => {
    const terms = [{en: 'page', ko: '페이지', forbidden: ['쪽', 'pages']}];
    const files = {
      'code.json': {'site.a': {message: '쪽 닫기'}, 'site.b': {message: '{count} pages'}},
      'plugin/feed.json': {title: {message: '피드'}, description: {message: '변경'}},
      'terms.json': terms,
      [LIST]: undefined,
    };
    expect(await lint(files, 'ko')).toEqual([
      expect.stringContaining('pending code.json:5: site.b: not translated'),
      'code.json:3: site.a: write "페이지" for "쪽" (page)',
    ]);
  });
});
