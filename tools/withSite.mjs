import {ensureBuild, OUT_DIR, readStamp} from './build.mjs';
import {launchChromium} from './chromium.mjs';
import {listen} from './listen.mjs';
import {createSiteServer} from './serve/server.mjs';

/** Serves the last production build on a free port, runs `use({origin})` and ends the server, also when that throws. */
export async function withServer(use) {
  const server = createSiteServer({outDir: OUT_DIR, baseUrl: readStamp()?.baseUrl ?? '/'});
  const port = await listen(server, {port: 0});
  try {
    await use({origin: `http://localhost:${port}`});
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Serves the last production build on a free port, starts a browser, runs `use({browser, origin})` and cleans up. */
export async function withBuild(use) {
  await withServer(async ({origin}) => {
    const browser = await launchChromium();
    try {
      await use({browser, origin});
    } finally {
      await browser.close();
    }
  });
}

/** Builds the site when an input changed, then does as `withBuild`. For tools that look at or measure the production build. */
export async function withSite(use) {
  await ensureBuild();
  await withBuild(use);
}
