import {createFeed, type FeedStep} from '@site/src/plugins/version-changes/server/feed/createFeed';
import {createFeedFiles} from '@site/src/plugins/version-changes/server/feed/createFeedFiles';
import {createTranslationFiles, readTexts} from '@site/src/plugins/version-changes/server/feed/feedTexts';
import {readReleaseDate} from '@site/src/plugins/version-changes/server/feed/readReleaseDate';
import {listFactVersions} from '@site/src/server/facts/readFacts';

const INPUT = {
  updated: new Date('2026-02-03T04:05:06Z'),
  texts: readTexts('Writers'),
  siteTitle: 'Rslib',
  root: 'https://example.org/lib/zh/',
  lang: 'zh-CN',
};

const STEP: FeedStep = {
  release: '@rslib/core 2.0.0',
  href: '/guide/upgrade#all',
  updated: INPUT.updated,
  index: {
    from: '1.x',
    to: '2.x',
    options: [
      {name: 'lib.dts', kind: 'new', href: '/config/dts#x', aspects: []},
      {
        name: 'lib.bundle',
        kind: 'changed',
        aspects: [
          {name: 'default', from: 'a & <b>', to: '`c` for **d**, `<e>`'},
          {name: 'default', to: '`f`'},
          {name: 'place', from: 'lib', to: 'both'},
          {name: 'experimental', from: 'true'},
          {name: 'required', to: 'true'},
          {name: 'type', from: 'g | h'},
          {name: 'type', from: 'x'.repeat(90), to: 'y'.repeat(90)},
        ],
      },
    ],
    flags: [{name: 'rslib build', kind: 'removed', aspects: []}],
    api: [],
    pages: [
      {kind: 'added', title: '<script>', href: '/guide/new'},
      {kind: 'removed', title: 'Gone', href: '/1.x/gone'},
    ],
  },
};

function parse(xml: string): Document {
  return new DOMParser().parseFromString(xml, 'text/xml');
}

describe('createFeed', () => {
  const {atom, rss} = createFeed({...INPUT, steps: [STEP]});
  const entry = parse(atom).querySelector('entry');

  it('is well-formed Atom: name, address of itself, an entry with date, title, address', () => {
    expect(parse(atom).documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(parse(atom).querySelector('link[rel=self]')?.getAttribute('href')).toBe(
      'https://example.org/lib/zh/atom.xml',
    );
    expect(parse(atom).querySelector('feed > author > name')?.textContent).toBe('Writers');
    expect(parse(atom).querySelector('feed > updated')?.textContent).toBe('2026-02-03T04:05:06.000Z');
    expect(entry?.querySelector('title')?.textContent).toBe('@rslib/core 2.0.0: what changed since 1.x');
    expect(entry?.querySelector('link')?.getAttribute('href')).toBe('https://example.org/lib/zh/guide/upgrade#all');
    expect(entry?.querySelector('updated')?.textContent).toBe('2026-02-03T04:05:06.000Z');
  });

  it('lists what changed with full addresses, and no markup out of titles and values', () => {
    const html = entry?.querySelector('content')?.textContent ?? '';
    expect(html).toContain('<a href="https://example.org/lib/zh/config/dts#x"><code>lib.dts</code></a> (new)');
    const aspects = [
      'default: a &amp; &lt;b&gt; → <code>c</code> for <strong>d</strong>, <code>&lt;e&gt;</code>',
      'default: none → <code>f</code>',
      'place: <code>lib</code> item → <code>lib</code> item or top level',
      'status: experimental → stable',
      'status: optional → required',
      'type: <code>g | h</code> → none',
      'type',
    ];
    expect(html).toContain(`<code>lib.bundle</code> (changed)<ul><li>${aspects.join('</li><li>')}</li></ul>`);
    expect(html).toContain('<h2>Command line</h2><ul><li><code>rslib build</code> (removed)</li></ul>');
    expect(html).toContain('&lt;script&gt;</a> (new)</li><li>Gone (removed)');
    expect(html).not.toContain('Exports');
  });

  it('is RSS 2.0 with the same entry', () => {
    const item = parse(rss).querySelector('rss[version="2.0"] item');
    expect(item?.querySelector('link')?.textContent).toBe('https://example.org/lib/zh/guide/upgrade#all');
    expect(item?.querySelector('pubDate')?.textContent).toBe('Tue, 03 Feb 2026 04:05:06 GMT');
    expect(parse(rss).querySelector('channel > language')?.textContent).toBe('zh-CN');
  });

  it('gives a new entry for a new release, and the same for the same', () => {
    const idOf = (step: FeedStep) =>
      parse(createFeed({...INPUT, steps: [step]}).atom).querySelector('entry > id')?.textContent;
    expect(idOf({...STEP, updated: new Date(0)})).toBe(idOf(STEP));
    expect(idOf({...STEP, release: '@rslib/core 2.0.1'})).not.toBe(idOf(STEP));
  });

  it('VERSION-04: gives no new entry when a cut moves the version to another address', () => {
    const idOf = (href: string) =>
      parse(createFeed({...INPUT, steps: [{...STEP, href}]}).atom).querySelector('entry > id')?.textContent;
    expect(idOf('/2.x/guide/upgrade#all')).toBe(idOf(STEP.href));
    expect(idOf('/guide/2.x/upgrade')).not.toBe(idOf('/guide/upgrade'));
  });

  it('names the site as its author where nobody holds the rights', () => {
    const feed = createFeed({...INPUT, steps: [STEP], texts: readTexts('')});
    expect(parse(feed.atom).querySelector('feed > author > name')?.textContent).toBe('Rslib');
    expect(parse(feed.atom).querySelector('feed > rights')).toBeNull();
    expect(parse(feed.rss).querySelector('copyright')).toBeNull();
  });

  it('is the same for the same input', () => {
    expect(createFeed({...INPUT, steps: [STEP]})).toEqual({atom, rss});
  });
});

describe('createFeedFiles', () => {
  it('has a step for each version with facts and one before it, dated', async () => {
    const index = {...STEP.index, from: '0.x', to: '1.x'};
    const files = await createFeedFiles({
      ...INPUT,
      siteDir: process.cwd(),
      versions: ['1.x', '0.x'].map((version) => ({version, isReleased: true})),
      indexes: [
        {...index, from: '0.0.x'},
        {...index, page: '/up'},
      ],
    });
    expect(files.map(({path}) => path)).toEqual(['atom.xml', 'rss.xml']);
    const entries = [...parse(files[0].text).querySelectorAll('entry')];
    expect(entries).toHaveLength(1);
    expect(entries[0].querySelector('title')?.textContent).toMatch(
      /^@rslib\/core 1\.\d+\.\d+: what changed since 0\.x$/,
    );
    expect(entries[0].querySelector('link')?.getAttribute('href')).toBe('https://example.org/lib/zh/up');
    const updated = entries[0].querySelector('updated')?.textContent;
    expect(new Date(updated ?? '').getFullYear()).toBeGreaterThan(2024);
    expect(parse(files[0].text).querySelector('feed > updated')?.textContent).toBe(updated);
  });

  it('is dated by the newest release that is out where no version has an older one', async () => {
    const [newest, older] = listFactVersions();
    const dateOf = async (versions: readonly {version: string; isReleased: boolean}[]) => {
      const files = await createFeedFiles({...INPUT, siteDir: process.cwd(), versions, indexes: []});
      const [atom, rss] = files.map(({text}) => parse(text));
      const updated = new Date(atom.querySelector('feed > updated')?.textContent ?? '');
      expect(Date.parse(rss.querySelector('lastBuildDate')?.textContent ?? '')).toBe(
        Math.floor(updated.getTime() / 1000) * 1000,
      );
      return updated;
    };
    const release = await readReleaseDate(process.cwd(), older);
    expect(await dateOf([{version: older, isReleased: true}])).toEqual(release);
    expect(
      await dateOf([
        {version: newest, isReleased: false},
        {version: older, isReleased: true},
      ]),
    ).toEqual(release);
    expect(await dateOf([{version: newest, isReleased: false}])).toEqual(await readReleaseDate(process.cwd(), newest));
  });
});

describe('readTexts', () => {
  it('takes translated texts and keeps English for those that are missing', () => {
    const texts = readTexts('Writers', {path: 'feed', content: {new: {message: '新增'}, holder: {message: '作者'}}});
    expect(texts).toMatchObject({new: '新增', holder: '作者'});
    expect(texts.moved).toBe(createTranslationFiles('Writers')[0].content.moved.message);
  });
});
