import {loadTypeScript} from './loadTypeScript.mjs';

/**
 * Opens pages as for a visitor who has been here before: nobody is led to another language.
 *
 * @param {import('playwright').Page | import('playwright').BrowserContext} target
 */
export async function rememberVisit(target) {
  const {VISITED_STORAGE_KEY, VISITED_VALUE} = loadTypeScript('src/lib/locale/decideRedirect.ts');
  await target.addInitScript(([key, value]) => localStorage.setItem(key, value), [VISITED_STORAGE_KEY, VISITED_VALUE]);
}
