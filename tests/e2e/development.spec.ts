import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {createFixtureSite, type FixtureSite} from './support/fixtureSite';
import {expect, expectAccessible, expectOnly, test, waitForHydration} from './support/test';

/** Two compilations on a busy machine. */
const START_MS = 120_000;
const PAGE = 'guide/start/quick-start';
const SECTIONS_PAGE = 'guide/basic/cli';
const ZH_DOCS = 'i18n/zh/docusaurus-plugin-content-docs/current';

function createText(words: string): string {
  return `---\ntitle: Quick start\ndescription: The first steps with a library.\n---\n\n${words}\n`;
}

/** One section is long in English, the other one in Chinese. */
function createSections(words: readonly [string, string, string]): string {
  const [lead, ...sections] = words;
  const long = (word: string) => Array<string>(30).fill(word).join('\n\n');
  const [first, second] = sections;
  return createText(
    `${lead}\n\n## ${first} {/* #first */}\n\n${lead === 'Lead' ? long(first) : first}\n\n` +
      `## ${second} {/* #second */}\n\n${lead === 'Lead' ? second : long(second)}\n\n` +
      `## ${first} ${second} {/* #third */}\n\n${long(second)}`,
  );
}

function startSite(folder: string): Promise<{origin: string; child: ChildProcess}> {
  const cli = path.resolve(__dirname, '../../tools/start/cli.mjs');
  const child = spawn(process.execPath, [cli, folder, '--port', '0', '--no-open'], {
    env: {...process.env, NODE_ENV: 'development'},
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (origin !== undefined) {
        resolve({origin, child});
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (status) => reject(new Error(`npm start ended with status ${status ?? 'none'}: ${output}`)));
  });
}

test.describe('npm start', () => {
  test.describe.configure({mode: 'default', timeout: 2 * START_MS});
  let site: FixtureSite;
  let origin: string;
  let child: ChildProcess;

  test.beforeAll(async () => {
    site = createFixtureSite('development');
    site.write(`docs/${PAGE}.mdx`, createText('English words.'));
    site.write(`${ZH_DOCS}/${PAGE}.mdx`, createText('中文内容。'));
    site.write(`docs/${SECTIONS_PAGE}.mdx`, createSections(['Lead', 'First', 'Second']));
    site.write(`${ZH_DOCS}/${SECTIONS_PAGE}.mdx`, createSections(['导语', '第一节', '第二节']));
    const sections = {first: '000000000000'};
    site.write(
      'i18n/zh/freshness.json',
      JSON.stringify({format: 1, pages: {[`current/${SECTIONS_PAGE}.mdx`]: {sections}}}),
    );
    ({origin, child} = await startSite(site.folder));
  });

  test.afterAll(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });

  test('serves both languages at one address, with the switcher, and brings an edit to the open page', async ({
    page,
    problems,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('site-visited', '1');
    });
    // The first page that is opened waits for the compilation.
    await page.goto(`${origin}/${PAGE}`);
    await expect(page.getByRole('status')).toContainText('The server of English (en) is starting');
    await expect(page.getByText('English words.')).toBeVisible({timeout: START_MS});

    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, {isSamePage: true}));
    site.write(`docs/${PAGE}.mdx`, createText('Words of today.'));
    await expect(page.getByText('Words of today.')).toBeVisible({timeout: 30_000});
    expect(await page.evaluate(() => 'isSamePage' in window), 'the page was not loaded again').toBe(true);

    await page.getByRole('button', {name: /Language/}).click();
    await page.getByRole('link', {name: '简体中文'}).click();
    await expect(page.getByText('中文内容。')).toBeVisible({timeout: START_MS});
    await expect(page).toHaveURL(`${origin}/zh/${PAGE}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');

    await waitForHydration(page);
    site.write(`${ZH_DOCS}/${PAGE}.mdx`, createText('今天的内容。'));
    await expect(page.getByText('今天的内容。')).toBeVisible({timeout: 30_000});

    await page.getByRole('button', {name: /语言/}).click();
    await page.getByRole('link', {name: 'English'}).click();
    await expect(page.getByText('Words of today.')).toBeVisible({timeout: 30_000});
    await expect(page).toHaveURL(`${origin}/${PAGE}`);

    // The pages that waited have the status 503.
    await expectOnly(problems, /status of 503/);
  });

  test('OVERVIEW-08, SEARCH-01 a field that is waiting for letters has the focus there, too', async ({page}) => {
    await page.goto(`${origin}/search`);
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  test('SEARCH-18 finds what was written last', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('site-visited', '1');
    });
    site.write(`docs/${PAGE}.mdx`, createText('A zebrafish.'));
    await page.goto(`${origin}/${SECTIONS_PAGE}`);
    await waitForHydration(page);
    await expect(async () => {
      const index = await page.request.get(`${origin}/static/search_index.1_x.en.development.json`);
      expect(await index.text()).toContain('zebrafish');
    }).toPass({timeout: 30_000});
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('zebrafish');
    await expect(page.getByRole('dialog').getByRole('option', {name: 'Quick start'})).toBeVisible();
  });

  test('goes on while the site is built', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('site-visited', '1');
    });
    await page.goto(`${origin}/${PAGE}`);
    await waitForHydration(page);
    const {status, output} = await site.build(['zh']);
    expect(status, output).toBe(0);
    site.write(`docs/${PAGE}.mdx`, createText('Words after a build.'));
    await expect(page.getByText('Words after a build.')).toBeVisible({timeout: 30_000});
    await page.reload();
    await expect(page.getByText('Words after a build.')).toBeVisible({timeout: 30_000});
  });

  test('shows a page and its translation side by side, section by section', async ({page, problems}) => {
    await page.setViewportSize({width: 1440, height: 800});
    await page.addInitScript(() => {
      localStorage.setItem('site-visited', '1');
    });
    await page.goto(`${origin}/__translate/${SECTIONS_PAGE}`);
    const [left, right] = [page.frameLocator('iframe[title="English"]'), page.frameLocator('iframe[title="简体中文"]')];
    await expect(left.locator('#first')).toBeVisible({timeout: START_MS});
    await expect(right.locator('#first')).toBeVisible({timeout: START_MS});
    await expect(page.getByRole('status')).toContainText('The English page changed since it was translated.');
    await expect(left.getByRole('navigation').first()).toBeHidden();

    // Where the words of a heading begin: the space stands above them.
    const distance = async (id: string) => {
      const [first, second] = await Promise.all(
        [left, right].map((frame) =>
          frame
            .locator(`#${id}`)
            .evaluate(
              (heading) =>
                heading.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(heading).paddingBlockStart),
            ),
        ),
      );
      return Math.abs(first - second);
    };
    for (const id of ['first', 'second', 'third']) {
      await expect.poll(() => distance(id), id).toBeLessThan(2);
    }

    await page.keyboard.press('n');
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    await expect(left.locator('#second')).toBeInViewport();
    await expect(right.locator('#second')).toBeInViewport();
    await left.locator('body').hover();
    await page.mouse.wheel(0, 300);
    const scrolled = (title: string) =>
      page.locator(`iframe[title="${title}"]`).evaluate((frame: HTMLIFrameElement) => frame.contentWindow!.scrollY);
    await expect.poll(async () => (await scrolled('English')) === (await scrolled('简体中文'))).toBe(true);

    await page.getByText('Sections', {exact: true}).click();
    await expect(page.getByRole('button', {name: 'First (changed)'})).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', {name: 'First (changed)'}).click();
    await expect(right.locator('#first')).toBeInViewport();
    // Where no test before this one has had the servers start, the pages waited.
    if (problems.length > 0) {
      await expectOnly(problems, /status of 503/);
    }
  });
});
