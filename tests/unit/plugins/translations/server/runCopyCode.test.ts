/** @jest-environment node */
import {runCopyCode} from '@site/src/plugins/translations/server/runCopyCode';
import {createSite, ZH, type TestSite} from '../support/createSite';

const FENCE = '```';
const block = (code: string, meta = ''): string => `${FENCE}ts${meta}\n${code}\n${FENCE}`;
const indent = (text: string): string => text.replaceAll('\n', '\n  ');

const page = (words: string, {one, two, three}: Record<'one' | 'two' | 'three', string>): string => `---
title: ${words}
---

## ${words} {/* #one */}

${words}

${one}

- ${words}

  ${indent(two)}

## ${words} {/* #two */}

${three}
`;

const OLD = {one: block('const a = 1;'), two: block('const b = 1;'), three: block('const c = 1;')};

function run(site: TestSite, name = 'docs/a.mdx', locale?: string): {status: number; lines: string[]} {
  const lines: string[] = [];
  const status = runCopyCode({siteDir: site.siteDir, locale, page: name, print: (line) => lines.push(line)});
  return {status, lines};
}

function create(english: string, translated = page('字', OLD)): TestSite {
  return createSite({'docs/a.mdx': english, [`${ZH}/current/a.mdx`]: translated});
}

const read = (site: TestSite): string => site.read(`${ZH}/current/a.mdx`);

it('I18N-06 copies what changed, with the words behind the fence, and leaves all else as it is', () => {
  const now = {
    one: block('const a = 2;\n\nconst aa = 3;', ' title="a.ts"'),
    two: block('const b = 2;\nb();'),
    three: OLD.three,
  };
  const site = create(page('word', now));
  expect(run(site)).toEqual({
    status: 0,
    lines: [
      `copied ${ZH}/current/a.mdx:9`,
      `copied ${ZH}/current/a.mdx:17`,
      '1 translated pages, 2 blocks of code copied',
    ],
  });
  expect(read(site)).toBe(page('字', now));
  expect(run(site)).toEqual({status: 0, lines: ['1 translated pages, 0 blocks of code copied']});
});

it('finds the block by its neighbours, and leaves one that only English has to translators', () => {
  const site = create(page('word', {...OLD, one: `${block('new();')}\n\n${OLD.one}`, two: block('const b = 2;')}));
  expect(run(site).lines[0]).toBe(`copied ${ZH}/current/a.mdx:15`);
  expect(read(site)).toBe(page('字', {...OLD, two: block('const b = 2;')}));
});

it('leaves a block that stands in another list', () => {
  const now = {...OLD, two: block('const b = 2;')};
  const translated = page('字', OLD).replace('- 字\n', '1. 字\n').replaceAll('\n  ', '\n   ');
  const site = create(page('word', now), translated);
  expect(run(site).lines).toHaveLength(1);
  expect(read(site)).toBe(translated);
});

it('keeps the line ends of the translation', () => {
  const site = create(page('word', {...OLD, three: block('const c = 2;')}), page('字', OLD).replaceAll('\n', '\r\n'));
  run(site);
  expect(read(site)).toBe(page('字', {...OLD, three: block('const c = 2;')}).replaceAll('\n', '\r\n'));
});

it('names the page that cannot be read, and writes nothing', () => {
  const site = create('## A {/* #one */}\n\n<Tabs>\n');
  expect(run(site)).toEqual({status: 1, lines: [expect.stringMatching(/^✗ docs\/a\.mdx:3: /), expect.any(String)]});
  expect(read(site)).toBe(page('字', OLD));
});

it('refuses a page that no language has', () => {
  expect(() => run(create(page('word', OLD)), 'docs/b.mdx')).toThrow('no translated page "docs/b.mdx"');
});
