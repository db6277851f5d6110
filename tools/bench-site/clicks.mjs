/** Network of the figures that other generators were measured with: 40 ms to the server and back, 10 Mbit/s. */
const NETWORK = {offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8};
/** How long a visitor points at a link before the click, in milliseconds. */
const HOVER_MS = 500;

/**
 * In every document of the tab: notes the click, and when another page's heading was painted, whether the page was changed by a script
 * or loaded as a whole. Times are absolute, so that they can be compared across documents.
 */
function observe() {
  const now = () => performance.timeOrigin + performance.now();
  const title = () => document.querySelector('main h1')?.textContent;
  addEventListener(
    'click',
    (event) => {
      const click = {time: performance.timeOrigin + event.timeStamp, title: title(), path: location.pathname};
      sessionStorage.setItem('bench-click', JSON.stringify(click));
      look();
    },
    {capture: true},
  );
  function look() {
    const click = JSON.parse(sessionStorage.getItem('bench-click') ?? 'null');
    if (click === null) {
      return;
    }
    if (title() !== undefined && title() !== click.title && location.pathname !== click.path) {
      const channel = new MessageChannel();
      // After this frame is painted.
      channel.port1.onmessage = () => {
        sessionStorage.removeItem('bench-click');
        sessionStorage.setItem('bench-painted', String(now() - click.time));
      };
      channel.port2.postMessage(undefined);
    } else {
      requestAnimationFrame(look);
    }
  }
  requestAnimationFrame(look);
}

/** Prepares a page, before it is loaded, for `timeClick`. Returns its devtools session, with the network of the figures. */
export async function watchClicks(page) {
  await page.addInitScript(observe);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  return session;
}

/** Milliseconds from the click on a link, which `click` does, to the painted heading of its page. */
export async function timeClick(page, click) {
  await page.evaluate(() => sessionStorage.removeItem('bench-painted'));
  await click();
  await page.waitForFunction(() => sessionStorage.getItem('bench-painted') !== null, undefined, {polling: 20});
  return Number(await page.evaluate(() => sessionStorage.getItem('bench-painted')));
}

/** The same for a link that a visitor points at before the click. */
export async function timeHoveredClick(page, link) {
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  return timeClick(page, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}
