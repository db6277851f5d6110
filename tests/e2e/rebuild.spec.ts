import {readFileSync} from 'node:fs';
import {createFixtureSite, type FixtureSite} from './support/fixtureSite';
import {expect, test} from './support/test';

const PAGE = 'guide/start/quick-start';
const OTHER = 'guide/start/features';
const THERE = '## There {/* #there */}';

let site: FixtureSite;

function write(page: string, title: string, text: string): void {
  site.write(`docs/${page}.mdx`, `---\ntitle: ${title}\ndescription: About it.\n---\n\n${text}\n`);
}

async function build(): Promise<(page: string) => string> {
  const {status, output} = await site.build();
  expect(output).not.toContain('[ERROR]');
  expect(status).toBe(0);
  return (page) => readFileSync(site.file('build', page, 'index.html'), 'utf8');
}

async function expectFailure(...lines: readonly string[]): Promise<void> {
  const {status, output} = await site.build();
  expect(status, output).not.toBe(0);
  for (const line of lines) {
    expect(output).toContain(line);
  }
}

test.describe('a build on top of another one', () => {
  // One site for all of them.
  test.describe.configure({mode: 'serial', timeout: 240_000});

  test('shows what changed, on each page that shows it', async () => {
    site = createFixtureSite('rebuild');
    write(PAGE, 'First title', 'First text.');
    const first = await build();
    expect(first(PAGE)).toContain('First text.');
    expect(first(OTHER)).toContain('First title');

    write(PAGE, 'First title', 'Second text.');
    const second = await build();
    expect(second(PAGE)).toContain('Second text.');
    expect(second(PAGE)).not.toContain('First text.');

    write(PAGE, 'Third title', `Second text, and what is [there](/${OTHER}#there).`);
    write(OTHER, 'Features', THERE);
    const third = await build();
    expect(third(PAGE)).toContain('Third title');
    expect(third(OTHER)).toContain('Third title');
    expect(third(OTHER)).not.toContain('First title');
  });

  test('BUILD-02 fails when an anchor is gone, with the page that leads there, which did not change', async () => {
    write(OTHER, 'Features', THERE.replaceAll('#there', '#elsewhere'));
    await expectFailure(`Broken anchor on source page path = /${PAGE}:`, `linking to /${OTHER}#there`);
    write(OTHER, 'Features', THERE);
  });

  test('BUILD-02 fails when a link leads to no page, with its page', async () => {
    write(PAGE, 'Third title', 'What is [nowhere](/guide/start/nowhere).');
    await expectFailure(`Broken link on source page path = /${PAGE}:`, 'linking to /guide/start/nowhere');
  });

  test('BUILD-02 fails when images and linked files are missing, with the place of each', async () => {
    write(PAGE, 'Third title', '![Picture](/img/nowhere.svg)');
    write(OTHER, 'Features', 'What is [nowhere](./nowhere.mdx).');
    await expectFailure(
      `Cause: docs/${PAGE}.mdx:6:1: the image "/img/nowhere.svg" has no file`,
      `Cause: docs/${OTHER}.mdx:6:9: the link "./nowhere.mdx" leads to no page`,
    );
  });
});
