import {formatLost, type BuiltPage} from '@site/src/lib/addresses';

function page(path: string, title: string, ids: Record<string, string> | string[] = [], source = ''): BuiltPage {
  const entries = Array.isArray(ids) ? ids.map((id) => [id, ''] as const) : Object.entries(ids);
  return {path, title, source, anchors: entries.map(([id, text]) => ({id, text}))};
}

describe('formatLost', () => {
  it('names the files, the addresses, their likeliest new homes and the ways out', () => {
    const pages = [page('/a', 'A', ['x'], 'docs/a.mdx'), page('/b/old', 'Old', ['part'], 'docs/b/old.mdx')];
    const ledgerText = '# locales: en\n/a #gone #x\n/old #part\n';
    expect(
      formatLost({
        lost: [
          {path: '/a', anchor: 'gone', anchors: ['gone', 'x']},
          {path: '/old', anchors: ['part']},
        ],

        pages,
        lang: 'en',
        ledgerFile: 'addresses/ledger.txt',
        ledgerText,
        redirectsFile: 'addresses/redirects.json',
      }),
    ).toMatchInlineSnapshot(`
      "site-addresses: this build (en) loses 2 published addresses:
        /a#gone
          docs/a.mdx has no heading or element with this id (addresses/ledger.txt:2)
          likeliest new home: /a (the top of the page)
        /old
          the page is gone (addresses/ledger.txt:3)
          likeliest new home: /b/old (has 1 of its 1 anchors, its title is "Old", its address ends the same)
      Bring it back, or declare where it went in addresses/redirects.json:
        {"from":"/a#gone","to":"/a","since":"YYYY-MM-DD","reason":"…"}
      An address that readers never saw can be taken off the list: npm run docs:ledger -- --forget <address>"
    `);
  });

  it('says which versions still have a page that is gone, since the switcher has to be told', () => {
    const report = {lang: 'en', ledgerFile: 'l', ledgerText: '', redirectsFile: 'r'};
    const pages = [page('/new', 'New'), page('/0.x/old', 'Old', ['x']), page('/0.x/old-one', 'Old one')];
    const hint = '    0.x still has it: pair the two in src/plugins/versions/moves.json, for the version switcher';
    expect(formatLost({...report, pages, lost: [{path: '/old/', anchors: []}]})).toContain(`\n${hint}\n`);
    expect(formatLost({...report, pages, lost: [{path: '/older', anchors: []}]})).not.toContain('moves.json');
    expect(formatLost({...report, pages, lost: [{path: '/old', anchor: 'x', anchors: ['x']}]})).not.toContain(
      'moves.json',
    );
  });

  it('shows the first forty', () => {
    const lost = Array.from({length: 45}, (_, index) => ({path: `/gone/${index}`, anchors: []}));
    const text = formatLost({
      lost,
      pages: [page('/', 'Home')],
      lang: 'zh',
      ledgerFile: 'l',
      ledgerText: '',
      redirectsFile: 'r',
    });
    expect(text).toContain('this build (zh) loses 45 published addresses');
    expect(text).toContain('/gone/39\n');
    expect(text).not.toContain('/gone/40');
    expect(text).toContain('… and 5 more');
  });
});
