import {chromium} from 'playwright';
import {buildIfChanged, OUT_DIR, readStamp} from './build.mjs';
import {CHROMIUM_ARGS, findChromium} from './chromium.mjs';
import {createSiteServer, listen} from './serve/server.mjs';

/** Serves the last production build on a free port, starts a browser, runs `use({browser, origin})` and cleans up. */
export async function withBuild(use) {
  const server = createSiteServer({outDir: OUT_DIR, baseUrl: readStamp()?.baseUrl ?? '/'});
  const port = await listen(server, {port: 0});
  const browser = await chromium.launch({executablePath: await findChromium(), args: CHROMIUM_ARGS});
  try {
    await use({browser, origin: `http://localhost:${port}`});
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Builds the site when an input changed, then does as `withBuild`. For tools that look at or measure the production build. */
export async function withSite(use) {
  if (buildIfChanged() !== 0) {
    throw new Error('the build failed; its message is above.');
  }
  await withBuild(use);
}
