import {spawn, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {createFixtureSite, type FixtureSite} from './support/fixtureSite';
import {expect, test, waitForHydration} from './support/test';

/** Two compilations on a busy machine. */
const START_MS = 120_000;
const PAGE = 'guide/start/quick-start';
const ZH_DOCS = 'i18n/zh/docusaurus-plugin-content-docs/current';

function createText(words: string): string {
  return `---\ntitle: Quick start\ndescription: The first steps with a library.\n---\n\n${words}\n`;
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
    ({origin, child} = await startSite(site.folder));
  });

  test.afterAll(() => {
    child.kill('SIGTERM');
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
    await expect(page.getByText('Words of today.')).toBeVisible();
    await expect(page).toHaveURL(`${origin}/${PAGE}`);

    // The pages that waited have the status 503.
    expect(problems.filter((problem) => !problem.includes('status of 503'))).toEqual([]);
    problems.length = 0;
  });
});
