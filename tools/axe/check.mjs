import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * In this order each state differs from the one before in one thing only. The dark theme has the elements of the light one in
 * other colours, so the rules about colour are asked there and all others are not asked twice.
 */
export const STATES = [
  {colorScheme: 'light', width: 1440, category: undefined},
  {colorScheme: 'dark', width: 1440, category: 'cat.color'},
  {colorScheme: 'dark', width: 360, category: 'cat.color'},
  {colorScheme: 'light', width: 360, category: undefined},
];

async function open(page, url) {
  await page.setViewportSize({width: STATES[0].width, height: 900});
  await page.emulateMedia({colorScheme: STATES[0].colorScheme, reducedMotion: 'reduce'});
  await page.goto(url);
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  // By the debugger's way: the policy of the site has no place for it.
  await page.evaluate(AXE);
}

async function checkState(page, {colorScheme, width, category}) {
  await page.setViewportSize({width, height: 900});
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
  return page.evaluate(
    async ([tags, only]) => {
      const rules = globalThis.axe
        .getRules(tags)
        .filter((rule) => !rule.tags.includes('experimental') && (only === undefined || rule.tags.includes(only)))
        .map(({ruleId}) => ruleId);
      const {violations} = await globalThis.axe.run(document, {
        runOnly: {type: 'rule', values: rules},
        resultTypes: ['violations'],
        // No style sheet is fetched again: only an experimental rule reads them.
        preload: false,
      });
      return violations.map(({id, help, nodes}) => ({
        id,
        help,
        nodes: nodes.map(({target, failureSummary}) => ({target: target.flat(), failureSummary})),
      }));
    },
    [TAGS, category],
  );
}

/** Runs axe over a page in both themes at both widths, on one load of it. */
export async function checkPage(page, origin, route) {
  await open(page, origin + route);
  const runs = [];
  for (const state of STATES) {
    const violations = await checkState(page, state);
    runs.push({route, state: `${state.colorScheme}, ${state.width} px`, violations});
  }
  return runs;
}
