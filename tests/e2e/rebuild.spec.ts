import {readFileSync} from 'node:fs';
import {createFixtureSite, type FixtureSite} from './support/fixtureSite';
import {expect, test} from './support/test';

const PAGE = 'guide/start/quick-start';
const OTHER = 'guide/start/features';

async function build(site: FixtureSite): Promise<(page: string) => string> {
  const {status, output} = await site.build();
  expect(output).not.toContain('[ERROR]');
  expect(status).toBe(0);
  return (page) => readFileSync(site.file('build', page, 'index.html'), 'utf8');
}

test('a build on top of another one shows what changed, on each page that shows it', async () => {
  test.setTimeout(240_000);
  const site = createFixtureSite('rebuild');
  const write = (title: string, text: string) =>
    site.write(`docs/${PAGE}.mdx`, `---\ntitle: ${title}\ndescription: About it.\n---\n\n${text}\n`);
  write('First title', 'First text.');
  const first = await build(site);
  expect(first(PAGE)).toContain('First text.');
  expect(first(OTHER)).toContain('First title');

  write('First title', 'Second text.');
  const second = await build(site);
  expect(second(PAGE)).toContain('Second text.');
  expect(second(PAGE)).not.toContain('First text.');

  write('Third title', 'Second text.');
  const third = await build(site);
  expect(third(PAGE)).toContain('Third title');
  expect(third(OTHER)).toContain('Third title');
  expect(third(OTHER)).not.toContain('First title');
});
