/** @jest-environment node */
import {createNotices} from '@site/src/plugins/translations/server/createNotices';
import {readStatus} from '@site/src/plugins/translations/server/readStatus';
import {sync} from '@site/src/plugins/translations/server/sync';
import type {NoticeSection} from '@site/src/plugins/translations/types';
import {createSite, ZH, type TestSite} from '../support/createSite';

type Pages = Readonly<Record<string, readonly [english: string, chinese: string]>>;

/** A site whose translations are all up to date: English and Chinese text of each page, below their front matter. */
function createSynced(pages: Pages): TestSite {
  const site = createSite({'i18n/zh/code.json': '{}'});
  Object.entries(pages).forEach(([page, texts]) => {
    write(site, page, ...texts);
  });
  sync({siteDir: site.siteDir, locale: 'zh', page: 'all'});
  return site;
}

function write(site: TestSite, page: string, english: string, chinese?: string): void {
  site.write(`docs/${page}`, `---\ntitle: Page\n---\n\n${english}\n`);
  if (chinese !== undefined) {
    site.write(`${ZH}/current/${page}`, `---\ntitle: 页面\n---\n\n${chinese}\n`);
  }
}

/** The notices by page. */
function notice({siteDir}: TestSite): Record<string, readonly NoticeSection[]> {
  const notices = createNotices(readStatus(siteDir, 'zh'), siteDir);
  return Object.fromEntries(Object.entries(notices).map(([file, sections]) => [file.split('/current/')[1], sections]));
}

const changed = (key: string, title: string): NoticeSection => ({key, kind: 'changed', title, isOriginalTitle: false});

describe('createNotices', () => {
  const ENGLISH = 'Lead.\n\n## Build {/* #build */}\n\nText.\n\n## Helpers {/* #helpers */}\n\nMore.';
  const CHINESE = '引言。\n\n## 构建 {/* #build */}\n\n文字。\n\n## 辅助 {/* #helpers */}\n\n更多。';

  it('I18N-06 says of each section whether the translation has it', () => {
    const site = createSynced({'a.mdx': [ENGLISH, CHINESE], 'b.mdx': [ENGLISH, CHINESE]});
    write(site, 'a.mdx', 'Lead.\n\n## Build it {/* #build */}\n\nNew text.\n\n## Test {/* #test */}\n\nText.');
    expect(notice(site)).toEqual({
      'a.mdx': [
        changed('build', '构建'),
        {key: 'test', kind: 'added', title: 'Test', isOriginalTitle: true},
        {key: 'helpers', kind: 'removed', title: '辅助', isOriginalTitle: false},
      ],
    });
    write(site, 'a.mdx', ENGLISH.replace('Text.', 'New text.'), CHINESE.replace(/## 构建[^]*(?=## 辅助)/, ''));
    expect(notice(site)).toEqual({'a.mdx': [{key: 'build', kind: 'changed', title: 'Build', isOriginalTitle: true}]});
  });

  it('I18N-06 names no section that is gone in both languages, and tells nothing of a page where nothing else changed', () => {
    const site = createSynced({'a.mdx': [ENGLISH, CHINESE]});
    const cut = (text: string): string => text.replace(/\n\n## [^#]*#helpers[^]*/, '');
    write(site, 'a.mdx', cut(ENGLISH), cut(CHINESE));
    expect(notice(site)).toEqual({});
    write(site, 'a.mdx', cut(ENGLISH).replace('Text.', 'New text.'), cut(CHINESE));
    expect(notice(site)).toEqual({'a.mdx': [changed('build', '构建')]});
    const rename = (text: string): string => text.replace('#helpers', '#helper');
    write(site, 'a.mdx', rename(ENGLISH), rename(CHINESE));
    expect(notice(site)).toEqual({'a.mdx': [{key: 'helper', kind: 'added', title: '辅助', isOriginalTitle: false}]});
  });

  it('I18N-06 tells of a page without a record, and of one that shows it, without sections', () => {
    const site = createSynced({
      'a.mdx': [`import Part from './_part.mdx';\n\n<Part />`, `import Part from './_part.mdx';\n\n<Part />`],
    });
    write(site, '_part.mdx', 'Text.', '文字。');
    expect(notice(site)).toEqual({'_part.mdx': [], 'a.mdx': []});
  });

  describe('of a page that shows parts', () => {
    const show = (first: string, second: string): string =>
      `import Part from './shared/_part.mdx';\n\n## ${first} {/* #first */}\n\nText.\n\n## ${second} {/* #second */}\n\n<Part />`;
    const PART = 'Lead of the part.\n\n### Detail {/* #detail */}\n\nText.';
    const PART_ZH = '部分的引言。\n\n### 细节 {/* #detail */}\n\n文字。';
    const pages: Pages = {
      'shared/_part.mdx': [PART, PART_ZH],
      'a.mdx': [show('First', 'Second'), show('第一', '第二')],
      'b.mdx': ['Text.', '文字。'],
    };

    it('I18N-06 names the section that the changed text stands in', () => {
      const site = createSynced(pages);
      write(site, 'shared/_part.mdx', PART.replace('Lead', 'New lead'));
      expect(notice(site)).toEqual({'shared/_part.mdx': [changed('@lead', '')], 'a.mdx': [changed('second', '第二')]});
    });

    it('I18N-06 names sections of the part behind those of the page, each once', () => {
      const site = createSynced(pages);
      write(site, 'shared/_part.mdx', `New ${PART} New.\n\n### More {/* #more */}\n\nText.`);
      write(site, 'a.mdx', `${show('First', 'Second')}\n\nNew.`);
      expect(notice(site)['a.mdx']).toEqual([
        changed('second', '第二'),
        changed('detail', '细节'),
        {key: 'more', kind: 'added', title: 'More', isOriginalTitle: true},
      ]);
    });

    it('I18N-06 follows parts of parts', () => {
      const link = `import Inner from './shared/_part.mdx';\n\n<Inner />`;
      const outer = `import Outer from './_outer.mdx';\n\n## Head {/* #head */}\n\n<Outer />`;
      const site = createSynced({...pages, '_outer.mdx': [link, link], 'c.mdx': [outer, outer]});
      write(site, 'shared/_part.mdx', `New ${PART}`);
      expect(notice(site)['c.mdx']).toEqual([changed('head', 'Head')]);
    });

    it('I18N-06 tells nothing of what the page does not show', () => {
      const site = createSynced({
        ...pages,
        'c.mdx': [
          `import Part from './shared/_part.mdx';\n\nText.`,
          `import Part from './shared/_part.mdx';\n\n文字。`,
        ],
      });
      site.write('docs/shared/_part.mdx', `---\ntitle: New\n---\n\n${PART}\n`);
      expect(notice(site)).toEqual({'shared/_part.mdx': [changed('@front-matter', '')]});
      write(site, 'shared/_part.mdx', `New ${PART}`);
      expect(Object.keys(notice(site))).toEqual(['a.mdx', 'shared/_part.mdx']);
    });
  });
});
