import {
  buildOverviewGroups,
  filterOverviewGroups,
  selectOverviewHeaders,
  type OverviewItem,
  type OverviewPageInput,
} from '@site/src/lib/overview';

function page(routePath: string, change: Partial<OverviewPageInput> = {}): OverviewItem {
  const headers = [
    {text: 'Type', id: 'type', depth: 2},
    {text: '`emit-css`', id: 'emit', depth: 3},
  ];
  return {kind: 'page', page: {title: routePath, routePath, headers, ...change}};
}

const ITEMS: OverviewItem[] = [
  page('/config/'),
  {
    kind: 'group',
    name: 'Lib',
    items: [page('/config/lib'), {kind: 'group', name: 'Inner', items: [page('/config/lib/dts')]}],
  },
  page('/config/others'),
  {kind: 'group', name: 'Elsewhere', items: [page('/guide/start/')]},
];

function build(
  change: {overviewHeaders?: number[]; items?: OverviewItem[]} = {},
): ReturnType<typeof buildOverviewGroups> {
  return buildOverviewGroups({overviewPath: '/config/', items: ITEMS, ...change});
}

describe('buildOverviewGroups', () => {
  it('OVERVIEW-01 lists the groups of the sidebar with the pages of all depths', () => {
    expect(build()[0]).toMatchObject({
      name: 'Lib',
      pages: [{routePath: '/config/lib'}, {routePath: '/config/lib/dts'}],
    });
  });

  it('OVERVIEW-05 collects pages outside any group in a group without name, at the end', () => {
    expect(build().map(({name, pages}) => [name, pages.length])).toEqual([
      ['Lib', 2],
      [undefined, 1],
    ]);
  });

  it('OVERVIEW-07 lists only pages below its own path, never itself', () => {
    const paths = build().flatMap(({pages}) => pages.map(({routePath}) => routePath));
    expect(paths).toEqual(['/config/lib', '/config/lib/dts', '/config/others']);
    expect(buildOverviewGroups({overviewPath: '/config', items: [page('/config/'), page('/configure')]})).toEqual([]);
  });

  it('OVERVIEW-02 takes depths from page, overview, group and default, in this order', () => {
    const group = (overviewHeaders?: number[]): OverviewItem[] => [
      {kind: 'group', name: 'Lib', overviewHeaders: [5], items: [page('/config/a', {overviewHeaders})]},
    ];
    const depths = (overviewHeaders: number[] | undefined, items: OverviewItem[]): readonly number[] =>
      build({...(overviewHeaders && {overviewHeaders}), items})[0].pages[0].depths;
    expect(depths([4], group([3]))).toEqual([3]);
    expect(depths([4], group())).toEqual([4]);
    expect(depths(undefined, group())).toEqual([5]);
    expect(depths(undefined, [page('/config/a')])).toEqual([2]);
  });
});

describe('selectOverviewHeaders', () => {
  const idsOf = (depths?: number[]): string[] =>
    selectOverviewHeaders(build(), depths)[0].pages[0].headers.map(({id}) => id);

  it("OVERVIEW-02 shows h2 by default, and what the component's prop names before all else", () => {
    expect(idsOf()).toEqual(['type']);
    expect(idsOf([2, 3])).toEqual(['type', 'emit']);
    expect(idsOf([])).toEqual([]);
  });
});

describe('filterOverviewGroups', () => {
  const groups = selectOverviewHeaders(
    buildOverviewGroups({
      overviewPath: '/config/',
      items: [
        {
          kind: 'group',
          name: 'Lib',
          items: [
            page('/config/lib/auto', {title: 'lib.auto-external', headers: [{text: 'Default', id: 'd', depth: 2}]}),
            page('/config/lib/dts', {
              title: 'lib.dts',
              headers: [
                {text: 'Type check', id: 't', depth: 2},
                {text: 'Emit `d-ts` files', id: 'e', depth: 2},
              ],
            }),
          ],
        },
        page('/config/tools', {title: 'Tools', headers: []}),
      ],
    }),
  );
  const find = (keyword: string): [string | undefined, [string, string[]][]][] =>
    filterOverviewGroups(groups, keyword, 'Others').map(({name, pages}) => [
      name,
      pages.map(({title, headers}) => [title, headers.map(({id}) => id)]),
    ]);

  it.each([
    [
      '',
      [
        [
          'Lib',
          [
            ['lib.auto-external', ['d']],
            ['lib.dts', ['t', 'e']],
          ],
        ],
        [undefined, [['Tools', []]]],
      ],
    ],
    [
      '   ',
      [
        [
          'Lib',
          [
            ['lib.auto-external', ['d']],
            ['lib.dts', ['t', 'e']],
          ],
        ],
        [undefined, [['Tools', []]]],
      ],
    ],
    ['LIB.DTS', [['Lib', [['lib.dts', ['t', 'e']]]]]],
    ['auto external', [['Lib', [['lib.auto-external', ['d']]]]]],
    ['type-check', [['Lib', [['lib.dts', ['t']]]]]],
    ['d ts', [['Lib', [['lib.dts', ['e']]]]]],
    ['other', [[undefined, [['Tools', []]]]]],
    ['xyz', []],
  ])('OVERVIEW-06 finds for %p: %j', (keyword, expected) => {
    expect(find(keyword)).toEqual(expected);
  });

  it('OVERVIEW-06 keeps the whole group on a hit on its name', () => {
    const named = [{name: 'Options of output', pages: groups[0].pages}];
    expect(filterOverviewGroups(named, 'of-output', 'Others')).toEqual(named);
  });
});
