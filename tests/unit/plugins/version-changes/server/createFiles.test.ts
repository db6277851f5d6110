/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {PageChanges} from '@site/src/lib/changes';
import type {Move} from '@site/src/lib/versions';
import type {Facts} from '@site/src/lib/facts/types';
import {createChanges, type Changes} from '@site/src/plugins/version-changes/server/createFiles';
import type {FactSides} from '@site/src/plugins/version-changes/server/diffFacts';
import type {DocsVersion} from '@site/src/plugins/version-changes/server/listPages';
import {saveBuildCaches} from '@site/src/server/cache/buildCache';
import {processCache} from '@site/src/server/cache/processCache';
import {EMPTY_FACTS} from './support';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'version-changes-'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true, force: true});
});

const FOLDERS = {docs: 'docs', old: 'versioned_docs/version-1.x', oldest: 'versioned_docs/version-0.x'} as const;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}

/** Writes the pages of one version and lists them as the docs plugin does. */
function version(
  name: string,
  folder: string,
  pages: Readonly<Record<string, string>>,
  zh: readonly string[] = [],
): DocsVersion {
  const prefix = folder === 'docs' ? '' : `/${name}`;
  return {
    version: name,
    isLast: folder === 'docs',
    isReleased: true,
    pages: Object.entries(pages)
      .sort()
      .map(([id, text]) => {
        const original = `${folder}/${id}.mdx`;
        const inner = folder === 'docs' ? 'current' : `version-${name}`;
        const translated = `i18n/zh/docusaurus-plugin-content-docs/${inner}/${id}.mdx`;
        const source = zh.includes(id) ? translated : original;
        if (source === original) {
          write(source, text);
        } else {
          write(original, `English of ${id} in ${name}, whatever it says.\n`);
          write(source, text);
        }
        return {id, title: `Title of ${id}`, key: `/${id}`, href: `${prefix}/${id}`, source, original};
      }),
  };
}

function create(versions: DocsVersion[], lang = 'en', moves: readonly Move[] = [], facts?: FactSides): Changes {
  return createChanges({siteDir, lang, defaultLang: 'en', versions, readFacts: () => facts, moves});
}

function readFile({files}: Changes, start: string): PageChanges {
  const found = files.find(({name}) => name.startsWith(start));
  if (found === undefined) {
    throw new Error(`no file ${start}`);
  }
  return JSON.parse(found.json) as PageChanges;
}

const TEXT = 'The first paragraph of the page says what the page gives.';
const BASE = `${TEXT}\n\n## Part {/* #part */}\n\nMore words about it.\n`;

describe('createChanges', () => {
  it('has an entry with counts for a changed page, none for an equal one, and says which page is new', () => {
    const now = version('2.x', FOLDERS.docs, {
      same: BASE,
      edited: BASE.replace('More words', 'Many more words'),
      fresh: 'A page about a subject of its own.\n',
    });
    const changes = create([now, version('1.x', FOLDERS.old, {same: BASE, edited: BASE, gone: BASE})]);
    expect(changes.entries.get('docs/same.mdx')).toEqual({version: '2.x', entries: []});
    expect(changes.entries.get('docs/fresh.mdx')).toEqual({version: '2.x', entries: [{since: '1.x'}]});
    const [file] = changes.files;
    expect(file.name).toMatch(/^edited\.1\.x\.[0-9a-f]{12}\.json$/);
    expect(changes.entries.get('docs/edited.mdx')).toEqual({
      version: '2.x',
      entries: [{since: '1.x', file: `assets/changes/${file.name}`, counts: {changed: 1}}],
    });
    expect(changes.entries.has('versioned_docs/version-1.x/same.mdx')).toBe(false);
    expect(changes.indexes[0].pages.map(({kind, href}) => `${kind} ${href}`)).toEqual([
      'added /fresh',
      'removed /1.x/gone',
      'changed /edited',
    ]);
  });

  it('takes fence meta, ids of samples, targets of links and wrapped lines for no change', () => {
    const text = (meta: string, target: string): string =>
      `See [the options](${target}) for\nmore.\n\n\`\`\`ts ${meta}\nexport default {};\n\`\`\`\n`;
    const now = version('1.x', FOLDERS.docs, {page: text('title="a.ts" sample="one" {2}', './config/a.mdx#b')});
    const old = {page: text('title="a.ts" check', '../a.mdx').replace('for\nmore', 'for more')};
    const changes = create([now, version('0.x', FOLDERS.oldest, old)]);
    expect(changes.files).toEqual([]);
  });

  it('compares the newest of three versions with both others, the middle one with the oldest', () => {
    const page = (word: string): Record<string, string> => ({page: BASE.replace('More', word)});
    const changes = create([
      version('2.x', FOLDERS.docs, {...page('Newest'), late: BASE}),
      version('1.x', FOLDERS.old, {...page('Newer'), late: BASE}),
      version('0.x', FOLDERS.oldest, page('Old')),
    ]);
    const listSince = (file: string): string[] => (changes.entries.get(file)?.entries ?? []).map(({since}) => since);
    expect(listSince('docs/page.mdx')).toEqual(['1.x', '0.x']);
    expect(listSince('versioned_docs/version-1.x/page.mdx')).toEqual(['0.x']);
    // It came with 1.x: that is news there, and not in 2.x.
    expect(listSince('versioned_docs/version-1.x/late.mdx')).toEqual(['0.x']);
    expect(listSince('docs/late.mdx')).toEqual([]);
    expect(changes.indexes.map(({from, to}) => `${from} ${to}`)).toEqual(['1.x 2.x', '0.x 2.x', '0.x 1.x']);
  });

  it('VERSION-04: compares what readers get by default with all older versions also while the next one is not out', () => {
    const page = (word: string): Record<string, string> => ({page: BASE.replace('More', word)});
    const changes = create([
      {...version('2.x', FOLDERS.docs, page('Newer')), isLast: false, isReleased: false},
      {...version('1.x', FOLDERS.old, page('Newer')), isLast: true},
      version('1.0', 'versioned_docs/version-1.0', page('New')),
      version('0.x', FOLDERS.oldest, page('Old')),
    ]);
    const listSince = (file: string): string[] => (changes.entries.get(file)?.entries ?? []).map(({since}) => since);
    expect(listSince('versioned_docs/version-1.x/page.mdx')).toEqual(['1.0', '0.x']);
    expect(listSince('docs/page.mdx')).toEqual([]);
    expect(changes.indexes.map(({from, to}) => `${from} ${to}`)).toEqual(['1.x 2.x', '1.0 1.x', '0.x 1.x', '0.x 1.0']);
  });

  it('tells where a section went that another page has now', () => {
    const section = '## Moving part {/* #moving */}\n\nThese words are the same on the other page, all of them.\n';
    const changes = create([
      version('1.x', FOLDERS.docs, {a: `${TEXT}\n`, b: `${TEXT}\n\n${section}`}),
      version('0.x', FOLDERS.oldest, {a: `${TEXT}\n\n${section}`, b: `${TEXT}\n`}),
    ]);
    expect(readFile(changes, 'a.').sections).toEqual([
      expect.objectContaining({kind: 'moved', id: 'moving', to: {title: 'Title of b', href: '/b#moving'}}),
    ]);
    expect(readFile(changes, 'b.').sections).toEqual([
      expect.objectContaining({kind: 'moved', id: 'moving', from: {title: 'Title of a', href: '/0.x/a'}}),
    ]);
  });

  it('compares Chinese with Chinese, and the English originals while one of the two is not translated', () => {
    const versions = (zh: readonly string[], oldZh: readonly string[]): DocsVersion[] => [
      version('1.x', FOLDERS.docs, {page: '它的默认值是开启的。\n'}, zh),
      version('0.x', FOLDERS.oldest, {page: oldZh.length > 0 ? '它的默认值是关闭的。\n' : 'Old text.\n'}, oldZh),
    ];
    const both = readFile(create(versions(['page'], ['page']), 'zh'), 'page');
    expect(both.sections[0].blocks).toEqual([
      expect.objectContaining({runs: ['它的默认值是', ['关闭', '-'], ['开启', '+'], '的。']}),
    ]);
    expect(both.lang).toBeUndefined();
    const one = readFile(create(versions(['page'], []), 'zh'), 'page');
    expect(one.lang).toBe('en');
  });

  it('names the page that lists all changes, with its chapter', () => {
    const index = '## All {/* #all */}\n\n### Pages {/* #pages */}\n\n<VersionChanges from="0.x" only="pages" />\n';
    const changes = create([
      version('1.x', FOLDERS.docs, {page: `${TEXT} More.\n`, upgrade: index}),
      version('0.x', FOLDERS.oldest, {page: `${TEXT}\n`}),
    ]);
    expect(changes.entries.get('docs/page.mdx')?.index).toBe('/upgrade#all');
  });

  it('lists the options of a page that differ, with their places, and none that only its header left', () => {
    const option = (name: string, id: string): string =>
      `## ${name} {/* #${id} */}\n\n<Option of="lib.${name}" />\n\nWords.\n\n`;
    const sideOf = (bundle: string, more: Facts['lib']) => ({
      overrides: {},
      overridesText: '{}',
      facts: {...EMPTY_FACTS, lib: {kept: {type: 'a'}, away: {type: 'a'}, bundle: {type: bundle}, ...more}},
    });
    const changes = create(
      [
        version('1.x', FOLDERS.docs, {
          a: `<Option of="lib.fresh" />\n\n${option('kept', 'kept')}${option('bundle', 'b')}`,
        }),
        version('0.x', FOLDERS.oldest, {
          a: option('kept', 'kept') + option('away', 'away') + option('bundle', 'b') + option('gone', 'gone'),
        }),
      ],
      'en',
      [],
      [sideOf('old', {gone: {type: 'a'}}), sideOf('new', {fresh: {type: 'a'}})],
    );
    expect(readFile(changes, 'a.').options.map(({name, kind, href}) => [name, kind, href])).toEqual([
      ['lib.fresh', 'new', '#'],
      ['lib.bundle', 'changed', '#b'],
      ['lib.gone', 'removed', undefined],
    ]);
  });

  it('leads from what is new in API and command line to where the pages tell of it', () => {
    const sideOf = (values: Facts['api']['values'], flags: readonly string[]) => ({
      overrides: {},
      overridesText: '{}',
      facts: {...EMPTY_FACTS, api: {values, types: {}}, cli: {...EMPTY_FACTS.cli, perCommand: {build: flags}}},
    });
    const changes = create(
      [
        version('1.x', FOLDERS.docs, {
          'api/core': `${TEXT}\n\n## \`build()\` {/* #build */}\n\nMore.\n`,
          'guide/basic/cli': `${TEXT}\n\n## rslib build {/* #build */}\n\n### Watch: \`--watch\` {/* #watch */}\n\nMore.\n`,
        }),
        version('0.x', FOLDERS.oldest, {}),
      ],
      'en',
      [],
      [sideOf({}, []), sideOf({build: '(): void', inspect: '(): void'}, ['--watch', '--root'])],
    );
    const [{api, flags}] = changes.indexes;
    expect(api).toEqual([
      expect.objectContaining({name: 'build', kind: 'new', href: '/api/core#build'}),
      expect.not.objectContaining({href: expect.anything() as unknown}),
    ]);
    expect(flags.map(({name, href}) => [name, href])).toEqual([
      ['rslib build --watch', '/guide/basic/cli#watch'],
      ['rslib build --root', '/guide/basic/cli#build'],
    ]);
  });

  it('lists the changes since any older version that a page of a cut version asks for', () => {
    const pages = {upgrade: '## All {/* #all */}\n\n<VersionChanges from="0.x" />\n'};
    const changes = create([
      version('2.x', FOLDERS.docs, pages),
      version('1.1', 'versioned_docs/version-1.1', {...pages, added: BASE}),
      version('1.0', 'versioned_docs/version-1.0', pages),
      version('0.x', FOLDERS.oldest, {}),
    ]);
    expect(changes.indexes.map(({from, to}) => `${from} ${to}`)).toEqual([
      '1.1 2.x',
      '1.0 2.x',
      '0.x 2.x',
      '1.0 1.1',
      '0.x 1.1',
      '0.x 1.0',
    ]);
    // The button speaks of the version before alone.
    const {entries} = changes.entries.get('versioned_docs/version-1.1/added.mdx') ?? {};
    expect(entries?.map(({since}) => since)).toEqual(['1.0']);
  });

  it('reads the text of an embedded page', () => {
    const page = "import Part from './_part.mdx';\n\n<Part />\n";
    const now = version('1.x', FOLDERS.docs, {page});
    const old = version('0.x', FOLDERS.oldest, {page});
    write('docs/_part.mdx', 'It is on by default.\n');
    write('versioned_docs/version-0.x/_part.mdx', 'It is off by default.\n');
    expect(readFile(create([now, old]), 'page').sections[0].blocks).toEqual([
      expect.objectContaining({runs: ['It is ', ['off', '-'], ['on', '+'], ' by default.']}),
    ]);
  });

  /** As a new process is: with what builds before it wrote, and nothing else. */
  function forgetProcess(): void {
    for (const name of ['build-caches', 'change-items', 'markdown', 'markdown-hashes']) {
      processCache(name).clear();
    }
  }

  it('gives the same from what an earlier build kept, also when a page changed since', () => {
    const createAgain = ([word, old]: readonly [string, string]): Changes => {
      forgetProcess();
      const now = version('2.x', FOLDERS.docs, {
        first: BASE.replace('More', word),
        second: BASE.replace('More', 'Many'),
      });
      const changes = create([now, version('1.x', FOLDERS.old, {first: BASE.replace('More', old), second: BASE})]);
      saveBuildCaches();
      return changes;
    };
    const [few, no, some] = [
      ['Few', 'More'],
      ['No', 'More'],
      ['No', 'Some'],
    ] as const;
    const expected = new Map([few, no, some].map((words) => [words, createAgain(words)]));
    jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
    for (const words of [few, few, no, some, few, no]) {
      expect(createAgain(words)).toEqual(expected.get(words));
    }
    forgetProcess();
    const file = path.join(siteDir, 'node_modules/.cache/site/all/section-diffs.json');
    expect(Object.keys((JSON.parse(readFileSync(file, 'utf8')) as {entries: object}).entries)).toHaveLength(2);
  });

  describe('declared moves', () => {
    const part = (id: string, words: string): string => `## Part {/* #${id} */}\n\n${words}\n`;

    it('VERSION-03: compares a moved page with its old self, and a new page at its former address with nothing', () => {
      const changes = create(
        [
          version('1.x', FOLDERS.docs, {new: BASE.replace('More', 'Many more'), old: 'Another subject.\n'}),
          version('0.x', FOLDERS.oldest, {old: BASE}),
        ],
        'en',
        [{'0.x': '/old', '1.x': '/new/'}],
      );
      expect(readFile(changes, 'new.')).toMatchObject({
        was: {title: 'Title of old', href: '/0.x/old'},
        counts: {changed: 1},
        sections: [{kind: 'changed', id: 'part'}],
      });
      expect(changes.entries.get('docs/new.mdx')?.entries).toEqual([
        expect.objectContaining({since: '0.x', counts: {changed: 1}, hasMoved: true}),
      ]);
      expect(changes.entries.get('docs/old.mdx')?.entries).toEqual([{since: '0.x'}]);
      expect(changes.indexes[0].pages).toEqual([
        {kind: 'added', title: 'Title of old', href: '/old'},
        {kind: 'moved', title: 'Title of new', href: '/new', from: 'Title of old', counts: {changed: 1}},
      ]);
    });

    it('says so of a page that moved with every word', () => {
      const versions = [version('1.x', FOLDERS.docs, {b: BASE}), version('0.x', FOLDERS.oldest, {a: BASE})];
      const changes = create(versions, 'en', [{'0.x': '/a', '1.x': '/b'}]);
      expect(readFile(changes, 'b.')).toMatchObject({was: {href: '/0.x/a'}, counts: {}, sections: [], kept: 2});
      expect(changes.indexes[0].pages.map(({kind}) => kind)).toEqual(['moved']);
    });

    it('shows the words that changed in a section under another id, though they have little in common', () => {
      const changes = create(
        [
          version('1.x', FOLDERS.docs, {a: `${TEXT}\n\n${part('fresh', 'Set it to true.')}`}),
          version('0.x', FOLDERS.oldest, {a: `${TEXT}\n\n${part('stale', 'Nothing to do here.')}`}),
        ],
        'en',
        [{'0.x': '/a#stale', '1.x': '/a#fresh'}],
      );
      expect(readFile(changes, 'a.').sections.map(({kind, id}) => `${kind} ${id}`)).toEqual(['changed fresh']);
    });

    it('follows what is declared now, not what an earlier build was told', () => {
      const [stale, fresh] = [part('stale', 'Nothing to do here.'), part('fresh', 'Set it to true.')];
      const one = (words: string): string => part('one', words);
      const versions = [
        version('1.x', FOLDERS.docs, {
          a: [TEXT, fresh, one('A text that is about something else.')].join('\n\n'),
          b: [TEXT, part('two', 'The value is true now.')].join('\n\n'),
        }),
        version('0.x', FOLDERS.oldest, {
          a: [TEXT, stale, one('It said that the value is false.')].join('\n\n'),
          b: [TEXT, part('two', 'The value was what it is.')].join('\n\n'),
        }),
      ];
      const declared: readonly (readonly Move[])[] = [
        [],
        [{'0.x': '/a#stale', '1.x': '/a#fresh'}],
        [{'0.x': '/a#one', '1.x': '/b#two'}],
      ];
      const createAgain = (moves: readonly Move[]): Changes => {
        forgetProcess();
        const changes = create(versions, 'en', moves);
        saveBuildCaches();
        return changes;
      };
      const expected = declared.map(createAgain);
      expect(new Set(expected.map(({files}) => JSON.stringify(files))).size).toBe(declared.length);
      jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
      expect(declared.map(createAgain)).toEqual(expected);
      expect([...declared].reverse().map(createAgain)).toEqual([...expected].reverse());
      forgetProcess();
    });

    it('leads from the page a section left to the one that has it, whatever ids are on both', () => {
      const changes = create(
        [
          version('1.x', FOLDERS.docs, {
            a: `${TEXT}\n\n${part('one', 'A text that is about something else.')}`,
            b: `${TEXT}\n\n${part('two', 'The value is true now.')}`,
          }),
          version('0.x', FOLDERS.oldest, {
            a: `${TEXT}\n\n${part('one', 'It said that the value is false.')}`,
            b: `${TEXT}\n`,
          }),
        ],
        'en',
        [{'0.x': '/a#one', '1.x': '/b#two'}],
      );
      expect(readFile(changes, 'a.').sections).toEqual([
        expect.objectContaining({kind: 'moved', blocks: [], to: {title: 'Title of b', href: '/b#two'}}),
        expect.objectContaining({kind: 'added', id: 'one'}),
      ]);
      expect(readFile(changes, 'b.').sections).toEqual([
        expect.objectContaining({kind: 'moved', id: 'two', from: {title: 'Title of a', href: '/0.x/a'}}),
      ]);
    });

    it('follows a section that became a page, and a page that became a section', () => {
      const [wide, narrow] = ['The wide subject has a page of its own.', 'The narrow subject has few words.'];
      const changes = create(
        [
          version('1.x', FOLDERS.docs, {
            a: `${TEXT}\n`,
            wide: `${wide} Now.\n`,
            b: `${TEXT}\n\n${part('narrow', narrow)}`,
          }),
          version('0.x', FOLDERS.oldest, {
            a: `${TEXT}\n\n${part('wide', wide)}`,
            b: `${TEXT}\n`,
            narrow: `${narrow}\n`,
          }),
        ],
        'en',
        [
          {'0.x': '/a#wide', '1.x': '/wide'},
          {'0.x': '/narrow', '1.x': '/b#narrow'},
        ],
      );
      expect(readFile(changes, 'wide.').sections).toEqual([
        expect.objectContaining({kind: 'moved', id: '', title: [], from: {title: 'Title of a', href: '/0.x/a'}}),
      ]);
      expect(readFile(changes, 'a.').sections).toEqual([
        expect.objectContaining({kind: 'moved', to: {title: 'Title of wide', href: '/wide'}}),
      ]);
      expect(readFile(changes, 'b.').sections).toEqual([
        expect.objectContaining({
          kind: 'moved',
          title: ['Part'],
          from: {title: 'Title of narrow', href: '/0.x/narrow'},
        }),
      ]);
      expect(changes.indexes[0].pages).toContainEqual({
        kind: 'moved',
        title: 'Title of b',
        href: '/b#narrow',
        from: 'Title of narrow',
      });
    });
  });
});
