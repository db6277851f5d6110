import {rememberVisit} from '../rememberVisit.mjs';
import {watchClicks} from './clicks.mjs';

/** The page that stands for long docs. */
export const LONG_DOC = '/config/lib/dts';

/** A page of a visitor who has been here before, with the app running, and its devtools session; `isTimed` to measure clicks in it. */
export async function openPage(browser, origin, {isTimed = false} = {}) {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, locale: 'en-US'});
  const page = await context.newPage();
  await rememberVisit(page);
  const session = await (isTimed ? watchClicks(page) : context.newCDPSession(page));
  await page.goto(origin + LONG_DOC, {waitUntil: 'load'});
  // The app starts when the visitor does something.
  await page.mouse.move(700, 400);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  return {context, page, session};
}

/** Addresses of the docs in the sidebar, without the one that is shown. */
export function listLinks(page) {
  return page.$$eval('#site-doc-sidebar a[href^="/"]:not([aria-current="page"])', (links) => [
    ...new Set(links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href'))),
  ]);
}
