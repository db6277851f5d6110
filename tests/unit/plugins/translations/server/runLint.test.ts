/** @jest-environment node */
import {runLint} from '@site/src/plugins/translations/server/runLint';
import {createSite, ZH} from '../support/createSite';

const PAGE = '---\ntitle: A\n---\n\n## One {/* #one */}\n\nText.\n';
const TRANSLATION = '---\ntitle: 甲\n---\n\n## 一 {/* #one */}\n\n使用Rslib。\n';

function lint(siteDir: string, page?: string) {
  const lines: string[] = [];
  const status = runLint({siteDir, page, print: (text) => lines.push(text)});
  return {status, lines: lines.map((text) => text.split('\n')[0])};
}

describe('i18n:lint', () => {
  const {siteDir} = createSite({
    'docs/a.mdx': PAGE,
    [`${ZH}/current/a.mdx`]: TRANSLATION,
    [`${ZH}/current.json`]: '{\n  "sidebar.guide.category.start": {"message": "开始(旧)"}\n}\n',
    'i18n/zh/code.json': '{\n  "site.a": {"message": "好"},\n  "site.b": {"message": "用Rslib"}\n}\n',
    'i18n/zh/freshness.json': '{"pages": {}}\n',
    'i18n/ja/freshness.json': '{"pages": {}}\n',
    'i18n/ja/code.json': '{"site.a": {"message": "Rslibを使う"}}\n',
  });
  const inPage = `✗ ${ZH}/current/a.mdx:7: a space belongs between Chinese and Latin text`;
  const inCode = '✗ i18n/zh/code.json:3: site.b: a space belongs between Chinese and Latin text';

  it('checks pages and files of texts, and names file, line and key', () => {
    expect(lint(siteDir)).toEqual({
      status: 1,
      lines: [
        inPage,
        inCode,
        `✗ ${ZH}/current.json:2: sidebar.guide.category.start: the punctuation has to be full-width`,
        '1 translated pages, 3 files of texts, 3 problems',
      ],
    });
  });

  it.each([
    ['docs/a.mdx', [inPage, '1 translated pages, 0 files of texts, 1 problems']],
    ['i18n/zh/code.json', [inCode, '0 translated pages, 1 files of texts, 1 problems']],
    ['i18n/zh/freshness.json', ['0 translated pages, 1 files of texts, 0 problems']],
  ])('checks %s alone', (file, lines) => {
    expect(lint(siteDir, file).lines).toEqual(lines);
  });
});
