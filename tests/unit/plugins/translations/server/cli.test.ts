/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {runStatus, runSync} from '@site/src/plugins/translations/server/cli';
import {createSite, LOCK, ZH, type TestSite} from '../support/createSite';

const PAGE = `---
title: A
description: About A.
---

Lead of A.

## One {/* #one */}

The first text.

It has two paragraphs.

## Two {/* #two */}

The second text.
`;

const TRANSLATION = `---
title: 甲
description: 关于甲。
---

开头。

## 一 {/* #one */}

第一段文字。

## 二 {/* #two */}

第二段文字。
`;

function create(): TestSite {
  const site = createSite({
    'docs/a.mdx': PAGE,
    'docs/b.mdx': PAGE,
    [`${ZH}/current/a.mdx`]: TRANSLATION,
    'versioned_docs/version-0.x/a.mdx': PAGE,
    [`${ZH}/version-0.x/a.mdx`]: TRANSLATION,
  });
  sync(site, 'all');
  site.commit();
  return site;
}

function sync({siteDir}: TestSite, page: string, isSameMeaning = false, locale?: string, isUpToDate = false): string[] {
  const lines: string[] = [];
  runSync({siteDir, locale, page, isSameMeaning, isUpToDate, print: (line) => lines.push(line)});
  return lines;
}

function status({siteDir}: TestSite, options: {isCheck?: boolean; isJson?: boolean} = {}) {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const code = runStatus({siteDir, isCheck: false, isJson: false, isVerbose: false, ...options, print});
  return {code, output: lines.join('\n')};
}

describe('i18n:status', () => {
  it('I18N-06 a recorded page is fresh, one without translation is missing', () => {
    const site = create();
    expect(status(site)).toEqual({
      code: 0,
      output: [
        'missing    docs/b.mdx',
        '',
        'zh current       50 % fresh: 1 of 2 pages, 0 stale, 1 missing, 0 orphan',
        'zh version-0.x  100 % fresh: 1 of 1 pages, 0 stale, 0 missing, 0 orphan',
      ].join('\n'),
    });
    expect(status(site, {isCheck: true}).code).toBe(1);
    site.remove('docs/b.mdx');
    expect(status(site, {isCheck: true}).code).toBe(0);
  });

  it('I18N-06 names the changed sections of a stale page and shows what changed in English', () => {
    const site = create();
    site.write(
      'docs/a.mdx',
      `${PAGE.replace('The first text', 'The very first text').replace('It has two paragraphs.\n', '')}\n## New {/* #new */}\n\nA third text.\n`,
    );
    expect(status(site).output.split('\n').slice(0, 13)).toEqual([
      `stale      ${ZH}/current/a.mdx`,
      '  changed: #one One',
      `    docs/a.mdx:8 -> ${ZH}/current/a.mdx:8`,
      '      ~ The {+very +}first text.',
      '      - It has two paragraphs.',
      '  added: #new New',
      `    docs/a.mdx:17 -> ${ZH}/current/a.mdx:1`,
      '      + New',
      '      + A third text.',
      'missing    docs/b.mdx',
      '',
      'zh current        0 % fresh: 0 of 2 pages, 1 stale, 1 missing, 0 orphan',
      'zh version-0.x  100 % fresh: 1 of 1 pages, 0 stale, 0 missing, 0 orphan',
    ]);
    site.remove('docs/b.mdx');
    expect([status(site).code, status(site, {isCheck: true}).code]).toEqual([0, 1]);
  });

  it('fails for a translation that nothing reads', () => {
    const site = create();
    site.write('i18n/zh/current/b.mdx', TRANSLATION);
    const {code, output} = status(site);
    expect(code).toBe(1);
    expect(output).toContain('✗ i18n/zh/current/b.mdx: nothing reads this file');
  });

  it('finds the old text behind a later commit and a rename', () => {
    const site = create();
    site.remove('docs/a.mdx');
    site.remove(`${ZH}/current/a.mdx`);
    const lock = site.read(LOCK).replace('current/a.mdx', 'current/c.mdx');
    site.write('docs/c.mdx', PAGE);
    site.write(`${ZH}/current/c.mdx`, TRANSLATION);
    site.write(LOCK, lock);
    site.commit();
    site.write('docs/c.mdx', PAGE.replace('The second text', 'Another text'));
    site.commit();
    site.write('docs/c.mdx', PAGE.replace('The second text', 'One more text'));
    site.commit();
    expect(status(site).output).toContain('~ [-The-]{+One+} [-second-]{+more+} text.');
  });

  it('finds the old text of a version in the docs that it was cut from', () => {
    const site = createSite({'docs/a.mdx': PAGE, [`${ZH}/current/a.mdx`]: TRANSLATION});
    sync(site, 'all');
    site.commit();
    const now = PAGE.replace('The second text', 'Another text');
    site.write('docs/a.mdx', now);
    // Too much is new in it for Git to take it for a copy.
    site.write('versioned_docs/version-0.x/a.mdx', `${now}\n${'A new line.\n'.repeat(40)}`);
    site.write(`${ZH}/version-0.x/a.mdx`, TRANSLATION);
    const lock = JSON.parse(site.read(LOCK)) as {pages: Record<string, unknown>};
    lock.pages['version-0.x/a.mdx'] = lock.pages['current/a.mdx'];
    site.write(LOCK, JSON.stringify(lock));
    site.commit();
    const {output} = status(site);
    expect(output.slice(output.indexOf('version-0.x/a.mdx'))).toContain('~ [-The-]{+Another+} [-second -]text.');
  });

  it('says so where the history does not have the old text', () => {
    const site = createSite({'docs/a.mdx': PAGE, [`${ZH}/current/a.mdx`]: TRANSLATION});
    sync(site, 'all');
    site.write('docs/a.mdx', PAGE.replace('second', 'last'));
    expect(status(site).output).toContain('the translated text is not in the history here');
  });

  it('reports a change of the front matter, of the lead, and a removed section', () => {
    const site = create();
    site.write(
      'docs/a.mdx',
      PAGE.replace('About A.', 'All about A.')
        .replace('Lead of A.', 'Lead.')
        .replace(/## Two[^]*/, ''),
    );
    const {output} = status(site);
    expect(output).toContain('changed: front matter');
    expect(output).toContain('changed: text before the first heading');
    expect(output).toContain('removed: #two 二');
  });

  it('needs no new translation for search words, code and line breaks', () => {
    const site = create();
    site.write(
      'docs/a.mdx',
      PAGE.replace('title: A', 'title: A\nkeywords: [new]').replace(
        'The first text.',
        'The first\ntext.\n\n```sh\nls\n```',
      ),
    );
    expect(status(site).output).not.toContain('stale ');
  });

  it.each([
    ['an orphan', (site: TestSite) => site.remove('docs/a.mdx'), 'there is no docs/a.mdx'],
    [
      'a page without a record',
      (site: TestSite) => site.write(`${ZH}/current/b.mdx`, TRANSLATION),
      `${ZH}/current/b.mdx: not recorded; run "npm run i18n:sync -- ${ZH}/current/b.mdx"`,
    ],
    [
      'a record without a page',
      (site: TestSite) => {
        site.remove('docs/a.mdx');
        site.remove(`${ZH}/current/a.mdx`);
      },
      `${LOCK}: records current/a.mdx, which is no page; run "npm run i18n:sync -- ${ZH}/current/a.mdx" to drop it`,
    ],
    [
      'a page that has moved',
      (site: TestSite) => {
        site.write('docs/c.mdx', PAGE);
        site.write(`${ZH}/current/c.mdx`, TRANSLATION);
        site.remove('docs/a.mdx');
        site.remove(`${ZH}/current/a.mdx`);
      },
      `run "npm run i18n:sync -- ${ZH}/current/c.mdx"\n✗ ${LOCK}: records current/a.mdx, which is no page; the command above takes it to where the page is now, or drops it`,
    ],
  ])('fails at %s without --check', (_name, damage, message) => {
    const site = create();
    damage(site);
    const {code, output} = status(site);
    expect(code).toBe(1);
    expect(output).toContain(message);
  });

  it.each([
    ['another form', '{"format": 7, "pages": {}}'],
    ['no object', 'null'],
    ['no hashes', '{"format": 1, "pages": {"current/a.mdx": {"sections": {"one": "?"}}}}'],
    ['no record', '{"format": 1, "pages": {"current/a.mdx": null}}'],
  ])('refuses a damaged lock file: %s', (_name, text) => {
    const site = create();
    site.write(LOCK, text);
    expect(() => status(site)).toThrow(`translations: ${LOCK} is damaged`);
    expect(() => sync(site, 'all')).toThrow('is damaged');
  });

  it('prints the same as data', () => {
    const site = create();
    site.write('docs/a.mdx', PAGE.replace('second', 'last'));
    const data = JSON.parse(status(site, {isJson: true}).output) as {locales: unknown[]};
    expect(data).toMatchObject({
      faults: [],
      locales: [
        {
          locale: 'zh',
          versions: [
            {version: 'current', pages: 2, fresh: 0, stale: 1, missing: 1, percent: 0},
            {version: 'version-0.x', pages: 1, fresh: 1, percent: 100},
          ],
          pages: [{page: 'a.mdx', state: 'stale', changes: [{key: 'two', kind: 'changed', line: 14}]}, {}, {}],
        },
      ],
    });
  });
});

describe('i18n:sync', () => {
  it.each(['a.mdx', 'docs/a.mdx', './docs/a.mdx', `${ZH}/current/a.mdx`])('records one page, named %s', (name) => {
    const site = create();
    site.write('docs/a.mdx', PAGE.replace('second', 'last'));
    site.write('versioned_docs/version-0.x/a.mdx', PAGE.replace('second', 'last'));
    site.write(`${ZH}/current/a.mdx`, TRANSLATION.replace('二段', '末段'));
    expect(sync(site, name)).toEqual(['recorded current/a.mdx', 'zh: 1 pages, 1 records changed']);
    expect(status(site).output).toContain('zh version-0.x    0 % fresh');
    expect(status(site).output).toContain('zh current       50 % fresh');
  });

  it('I18N-06 records nothing of a translation that did not change since its English page did, and says what to do', () => {
    const site = create();
    site.write('docs/b.mdx', PAGE);
    site.write(`${ZH}/current/b.mdx`, TRANSLATION);
    sync(site, 'docs/b.mdx');
    site.write('docs/a.mdx', PAGE.replace('second', 'last'));
    const before = site.read(LOCK);
    expect(sync(site, 'docs/a.mdx')).toEqual([
      `! ${ZH}/current/a.mdx did not change since its English page did, so it is not recorded. Translate the change; if it ` +
        'needs no translation, run "npm run i18n:sync -- docs/a.mdx --same-meaning"; if the translation has it already, ' +
        `"npm run i18n:sync -- ${ZH}/current/a.mdx --up-to-date"`,
      'zh: 1 pages, 0 records changed',
    ]);
    // The page that was recorded a moment ago, and is in no commit, has its record still.
    expect(site.read(LOCK)).toBe(before);
    expect(sync(site, 'docs/a.mdx', true)[0]).toBe('same meaning current/a.mdx');
    expect(site.read(LOCK)).toContain('current/b.mdx');
  });

  it('records a translation that is older by the history when somebody says that it is up to date', () => {
    const site = create();
    site.write('docs/a.mdx', `${PAGE}\n## New {/* #new */}\n\nText.\n`);
    expect(sync(site, `${ZH}/current/a.mdx`, false, undefined, true)).toEqual([
      'recorded current/a.mdx',
      'zh: 1 pages, 1 records changed',
    ]);
    expect(status(site).output).not.toContain('stale ');
    expect(() => sync(site, 'docs/a.mdx', true, undefined, true)).toThrow('use one of the two options');
  });

  describe('where git does not give the history', () => {
    const KEPT = 'so nothing is recorded: ';

    function changeEnglish(site: TestSite): void {
      site.write('docs/a.mdx', PAGE.replace('second', 'last'));
    }

    it('I18N-06 records nothing, in the words of git, until somebody says that the translation is up to date', () => {
      const site = create();
      changeEnglish(site);
      // Git refuses the repository, as that of another user.
      site.write('.git/config', '[core');
      const before = site.read(LOCK);
      expect(() => sync(site, 'docs/a.mdx')).toThrow(
        new RegExp(`${ZH}/current/a.mdx is older .* ${KEPT}fatal: .*\n.* -- ${ZH}/current/a.mdx --up-to-date"`),
      );
      expect(site.read(LOCK)).toBe(before);
      expect(sync(site, 'docs/a.mdx', false, undefined, true)[0]).toBe('recorded current/a.mdx');
    });

    it('I18N-06 records nothing in a shallow clone whose oldest commit seems to have written the translation', () => {
      const site = create();
      changeEnglish(site);
      site.commit();
      const clone = createSite({});
      rmSync(path.join(clone.siteDir, 'src'), {recursive: true});
      execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${site.siteDir}`, clone.siteDir]);
      expect(() => sync(clone, 'docs/a.mdx')).toThrow(`${KEPT}this clone has only a part of it; fetch all of it`);
      clone.write(`${ZH}/current/a.mdx`, TRANSLATION.replace('二段', '末段'));
      expect(sync(clone, 'docs/a.mdx')[0]).toBe('recorded current/a.mdx');
    });

    it.each([
      ['without a repository', () => undefined],
      ['before the first commit', ({siteDir}: TestSite) => execFileSync('git', ['init', '--quiet', siteDir])],
    ])('asks for no history %s', (_name, prepare) => {
      const site = createSite({'docs/a.mdx': PAGE, [`${ZH}/current/a.mdx`]: TRANSLATION});
      sync(site, 'docs/a.mdx');
      changeEnglish(site);
      prepare(site);
      expect(sync(site, 'docs/a.mdx')[0]).toBe('recorded current/a.mdx');
    });

    it('records a translation that is older than the name of its English page', () => {
      const site = createSite({[`${ZH}/current/a.mdx`]: TRANSLATION});
      site.commit();
      site.write('docs/a.mdx', PAGE);
      sync(site, 'docs/a.mdx');
      changeEnglish(site);
      expect(sync(site, 'docs/a.mdx')[0]).toBe('recorded current/a.mdx');
    });
  });

  describe('of a page that has moved', () => {
    /** Moves both files of a page, which may get another English text. */
    function move(site: TestSite, to: string, text = PAGE): void {
      site.write(`docs/${to}`, text);
      site.write(`${ZH}/current/${to}`, TRANSLATION);
      site.remove('docs/a.mdx');
      site.remove(`${ZH}/current/a.mdx`);
    }

    function getCommand(site: TestSite): string {
      return /npm run i18n:sync -- (\S+)"/.exec(status(site).output)?.[1] ?? '';
    }

    it.each([
      ['of the same name', 'deep/a.mdx', PAGE.replace(/first|second|Lead/g, 'other')],
      ['with most of its sections', 'c.mdx', PAGE.replace('second', 'last')],
    ])('I18N-06 keeps a stale one stale, %s', (_name, to, text) => {
      const site = create();
      site.remove('docs/b.mdx');
      move(site, to, text);
      expect(status(site).code).toBe(1);
      const place = `${ZH}/current/${to}`;
      expect(sync(site, getCommand(site))).toEqual([
        `! moved current/a.mdx to current/${to}, with what it was translated from. The English text changed since: ` +
          `when that is translated, run "npm run i18n:sync -- ${place}"`,
        'zh: 1 pages, 0 records changed, 1 moved',
      ]);
      expect(status(site)).toMatchObject({code: 0, output: expect.stringContaining(`stale      ${place}`) as string});
      expect(sync(site, place)[0]).toBe(`recorded current/${to}`);
      expect(status(site, {isCheck: true}).code).toBe(0);
    });

    it('keeps a fresh one fresh, whichever page is named', () => {
      const site = create();
      site.remove('docs/b.mdx');
      move(site, 'c.mdx');
      expect(sync(site, 'versioned_docs/version-0.x/a.mdx')).toEqual([
        'moved current/a.mdx to current/c.mdx, with what it was translated from',
        'zh: 1 pages, 0 records changed, 1 moved',
      ]);
      expect(status(site, {isCheck: true}).code).toBe(0);
    });

    it('takes the meaning of its English text as kept', () => {
      const site = create();
      move(site, 'c.mdx', PAGE.replace('second', 'secnd'));
      expect(sync(site, 'docs/c.mdx', true)).toEqual([
        'same meaning current/c.mdx',
        'moved current/a.mdx to current/c.mdx, with what it was translated from',
        'zh: 1 pages, 1 records changed, 1 moved',
      ]);
      expect(status(site).output).not.toContain('stale ');
    });

    it('takes no other page for it: one with other sections, or with a name that many have', () => {
      const site = create();
      const other = PAGE.replaceAll('A', 'B')
        .replace('#one', '#uno')
        .replace('#two', '#due')
        .replace(/first|second/g, 'other');
      move(site, 'c.mdx', other);
      expect(sync(site, 'docs/c.mdx')).toEqual([
        'recorded current/c.mdx',
        'dropped current/a.mdx, which is not translated any more',
        'zh: 1 pages, 1 records changed, 1 dropped',
      ]);
      site.write('docs/deep/index.mdx', PAGE);
      site.write(`${ZH}/current/deep/index.mdx`, TRANSLATION);
      sync(site, 'docs/deep/index.mdx');
      site.remove('docs/deep/index.mdx');
      site.remove(`${ZH}/current/deep/index.mdx`);
      site.write('docs/index.mdx', other.replace('#uno', '#three'));
      site.write(`${ZH}/current/index.mdx`, TRANSLATION);
      expect(sync(site, 'docs/index.mdx')[0]).toBe('recorded current/index.mdx');
    });
  });

  it('records a translation that was committed with or behind the change, or without a history', () => {
    const site = create();
    const recorded = ['recorded current/a.mdx', 'zh: 1 pages, 1 records changed'];
    site.write('docs/a.mdx', PAGE.replace('second', 'last'));
    site.write(`${ZH}/current/a.mdx`, TRANSLATION.replace('二段', '末段'));
    site.commit();
    expect(sync(site, 'docs/a.mdx')).toEqual(recorded);
    const unknown = createSite({'docs/a.mdx': PAGE, [`${ZH}/current/a.mdx`]: TRANSLATION});
    sync(unknown, 'docs/a.mdx');
    unknown.write('docs/a.mdx', PAGE.replace('second', 'last'));
    expect(sync(unknown, 'docs/a.mdx')).toEqual(recorded);
  });

  it('changes nothing when all is fresh', () => {
    const site = create();
    const before = site.read(LOCK);
    expect(sync(site, 'all')).toEqual(['zh: 2 pages, 0 records changed']);
    expect(site.read(LOCK)).toBe(before);
  });

  it.each([
    ['the page that is gone', `${ZH}/current/a.mdx`, 0, true],
    ['the English page that is gone', 'docs/a.mdx', 0, true],
    ['another page', 'docs/c.mdx', 1, true],
    ['all pages', 'all', 2, false],
  ])('I18N-06 drops a dead record with %s, and records no page that is not named', (_name, page, pages, isStale) => {
    const site = create();
    site.write('docs/c.mdx', PAGE);
    site.write(`${ZH}/current/c.mdx`, TRANSLATION);
    sync(site, 'docs/c.mdx');
    site.remove('docs/a.mdx');
    site.remove(`${ZH}/current/a.mdx`);
    site.write('versioned_docs/version-0.x/a.mdx', PAGE.replace('second', 'last'));
    site.write(`${ZH}/version-0.x/a.mdx`, TRANSLATION.replace('二段', '末段'));
    const lines = sync(site, page);
    expect(lines).toContain('dropped current/a.mdx, which is not translated any more');
    expect(lines.at(-1)).toBe(`zh: ${pages} pages, ${isStale ? 0 : 1} records changed, 1 dropped`);
    expect(site.read(LOCK)).not.toContain('current/a.mdx');
    const {code, output} = status(site);
    expect(code).toBe(0);
    expect(output.includes(`stale      ${ZH}/version-0.x/a.mdx`)).toBe(isStale);
  });

  it('drops the record of a version that is gone with the command that the status names', () => {
    const site = create();
    site.remove('versioned_docs/version-0.x/a.mdx');
    site.remove(`${ZH}/version-0.x/a.mdx`);
    const name = /npm run i18n:sync -- (\S+)"/.exec(status(site).output)?.[1] ?? '';
    expect(name).toBe(`${ZH}/version-0.x/a.mdx`);
    sync(site, name);
    expect(status(site).code).toBe(0);
  });

  it('takes no other line ends and no byte order mark for a change', () => {
    const site = create();
    for (const file of ['docs/a.mdx', `${ZH}/current/a.mdx`]) {
      site.write(file, `\uFEFF${site.read(file).replaceAll('\n', '\r\n')}`);
    }
    site.write('docs/.#b.mdx', PAGE);
    expect(status(site).output).toContain('50 % fresh: 1 of 2 pages, 0 stale');
    expect(sync(site, 'all').at(-1)).toContain('0 records changed');
  });

  it('keeps the translated text with --same-meaning, of one section or of the page', () => {
    const site = create();
    const first = (JSON.parse(site.read(LOCK)) as {pages: Record<string, {sections: Record<string, string>}>}).pages[
      'current/a.mdx'
    ].sections;
    site.write('docs/a.mdx', PAGE.replace('first text', 'frist text').replace('second', 'last'));
    expect(sync(site, 'docs/a.mdx#one', true)[0]).toBe('same meaning current/a.mdx');
    expect(status(site).output).not.toContain('#one');
    expect(status(site).output).toContain('changed: #two');
    expect(status(site).output).toContain('1 sections changed in English without a change of meaning');

    site.write('docs/a.mdx', PAGE.replace('first text', '1st text').replace('second', 'last'));
    sync(site, 'docs/a.mdx', true);
    expect(status(site).output).not.toContain('stale ');
    expect(JSON.parse(site.read(LOCK))).toMatchObject({
      pages: {'current/a.mdx': {sameMeaning: {one: first.one, two: first.two}}},
    });

    sync(site, 'docs/a.mdx');
    expect(site.read(LOCK)).toContain('sameMeaning');
    site.write('docs/a.mdx', PAGE.replace('first text', 'new text'));
    site.write(`${ZH}/current/a.mdx`, TRANSLATION.replace('第一段文字', '新的文字'));
    sync(site, 'docs/a.mdx');
    expect(site.read(LOCK)).not.toContain('sameMeaning');
  });

  it('shows the change since the text that was translated, past a marked one', () => {
    const site = create();
    site.write('docs/a.mdx', PAGE.replace('second', 'secnd'));
    sync(site, 'docs/a.mdx#two', true);
    site.commit();
    site.write('docs/a.mdx', PAGE.replace('second', 'third'));
    expect(status(site).output).toContain('~ The [-second-]{+third+} text.');
  });

  it('leaves a new section stale with --same-meaning: nobody has translated it', () => {
    const site = create();
    site.write('docs/a.mdx', `${PAGE}\n## New {/* #new */}\n\nText.\n`);
    sync(site, 'docs/a.mdx', true);
    expect(status(site).output).toContain('added: #new New');
  });

  it.each([
    ['an unknown page', 'docs/none.mdx', false, 'no translated page "docs/none.mdx"'],
    ['a page without translation', 'docs/b.mdx', false, 'no translated page "docs/b.mdx"'],
    ['a section without --same-meaning', 'docs/a.mdx#one', false, 'a section needs --same-meaning'],
    ['an unknown section', 'docs/a.mdx#none', true, 'no section "none"'],
    ['an unknown section of a page that did not change', 'docs/a.mdx#none', true, 'no section "none"', true],
  ])('refuses %s', (_name, page, isSameMeaning, message, isUntouched = false) => {
    const site = create();
    if (isSameMeaning && !isUntouched) {
      site.write('docs/a.mdx', PAGE.replace('second', 'last'));
    }
    expect(() => sync(site, page, isSameMeaning)).toThrow(message);
  });
});

describe('i18n:sync with several languages', () => {
  const KO = ZH.replace('zh', 'ko');
  const KO_LOCK = LOCK.replace('zh', 'ko');

  /** Chinese has a.mdx of both versions, Korean that of the current one and b.mdx; all of it is recorded. */
  function createBoth(): TestSite {
    const site = create();
    site.write(`${KO}/current/a.mdx`, TRANSLATION);
    site.write(`${KO}/current/b.mdx`, TRANSLATION);
    sync(site, 'all', false, 'ko');
    return site;
  }

  it.each(['docs/a.mdx', 'all'])('records nothing of %s while nobody says whose translation it is', (page) => {
    const site = createBoth();
    site.write('docs/a.mdx', PAGE.replace('second', 'last'));
    site.write(`${ZH}/current/a.mdx`, TRANSLATION.replace('二段', '末段'));
    const before = [site.read(LOCK), site.read(KO_LOCK)];
    expect(() => sync(site, page)).toThrow(
      `translations: "${page}" means pages of ko, zh; name the language whose translation is up to date, ` +
        'for example --locale ko',
    );
    expect([site.read(LOCK), site.read(KO_LOCK)]).toEqual(before);
    expect(sync(site, 'docs/a.mdx', false, 'ko')).toEqual(['recorded current/a.mdx', 'ko: 1 pages, 1 records changed']);
    expect(site.read(LOCK)).toBe(before[0]);
    expect(sync(site, `${ZH}/current/a.mdx`)).toEqual(['recorded current/a.mdx', 'zh: 1 pages, 1 records changed']);
  });

  it('leaves out languages without the page', () => {
    const site = createBoth();
    site.write('docs/b.mdx', PAGE.replace('second', 'last'));
    site.write('versioned_docs/version-0.x/a.mdx', PAGE.replace('second', 'last'));
    site.write(`${ZH}/version-0.x/a.mdx`, TRANSLATION.replace('二段', '末段'));
    expect(sync(site, 'docs/b.mdx')).toEqual(['recorded current/b.mdx', 'ko: 1 pages, 1 records changed']);
    expect(sync(site, 'versioned_docs/version-0.x/a.mdx')).toEqual([
      'recorded version-0.x/a.mdx',
      'zh: 1 pages, 1 records changed',
    ]);
    expect(() => sync(site, 'docs/none.mdx')).toThrow('no translated page "docs/none.mdx"');
  });

  it('records for all of them that the English text means the same', () => {
    const site = createBoth();
    site.write('docs/a.mdx', PAGE.replace('second', 'secnd'));
    expect(sync(site, 'docs/a.mdx#two', true)).toEqual([
      'same meaning current/a.mdx',
      'ko: 1 pages, 1 records changed',
      'same meaning current/a.mdx',
      'zh: 1 pages, 1 records changed',
    ]);
  });

  it('drops the records of a removed page in all of them', () => {
    const site = createBoth();
    ['docs/a.mdx', `${ZH}/current/a.mdx`, `${KO}/current/a.mdx`].forEach((file) => site.remove(file));
    sync(site, 'docs/a.mdx');
    expect(status(site).code).toBe(0);
  });
});

it.each([
  [
    'status',
    (siteDir: string) =>
      runStatus({siteDir, locale: 'ko', isCheck: false, isJson: false, isVerbose: false, print: jest.fn()}),
  ],
  ['sync', (siteDir: string) => runSync({siteDir, locale: 'ko', page: 'all', isSameMeaning: false, print: jest.fn()})],
])('%s refuses a language that the docs are not translated to', (_name, run) => {
  const {siteDir} = create();
  expect(() => run(siteDir)).toThrow('translations: there is no language "ko" to translate to; there are zh');
});
