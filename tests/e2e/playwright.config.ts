import {defineConfig} from '@playwright/test';
import {CHROMIUM_ARGS} from '../../tools/chromium.mjs';

// Set by the server's first line of output; E2E_BASE_URL tests a server that runs already (a dev server, another host).
const baseURL = process.env.E2E_BASE_URL ?? `http://localhost:${process.env.SITE_PORT ?? ''}`;
const resultFile = process.env.E2E_RESULT_FILE;

/**
 * What spares a fifth of the processor's time, and changes nothing that a page can see. Every test opens a tab of its own: its blank
 * page and the page after it would have a process each, as the policy about openers keeps them apart; and V8's threads take their time
 * from the other test.
 */
const SPARING_ARGS = ['--renderer-process-limit=1', '--js-flags=--single-threaded'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // Set by tools/e2e.mjs, with the reason, where there can be no Groonga.
  testIgnore: process.env.E2E_NO_GROONGA ? ['searchRemote.spec.ts', 'searchServer.spec.ts'] : [],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A test that passes only the second time is reported as flaky; a real fault fails each time.
  retries: 2,
  timeout: 30_000,
  reporter: [['list'], ...(resultFile ? [['json', {outputFile: resultFile}] as const] : [])],
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'en-US',
    launchOptions: {executablePath: process.env.CHROMIUM_PATH, args: [...CHROMIUM_ARGS, ...SPARING_ARGS]},
    screenshot: 'only-on-failure',
    // A trace of each first run would cost a third of the time.
    trace: 'on-first-retry',
  },
  webServer: process.env.E2E_BASE_URL
    ? undefined
    : {
        // What is sent is the same; with the best quality a fifth of the time goes to compression.
        command: 'node tools/serve/cli.mjs --port 0 --brotli-quality 4',
        cwd: '../..',
        wait: {stdout: /http:\/\/localhost:(?<site_port>\d+)/},
      },
});
