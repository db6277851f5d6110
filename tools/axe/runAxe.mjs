import axeCore from 'axe-core';

/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs in the page. */
async function run(element, {tags, category}) {
  const {axe} = globalThis;
  const rules = axe
    .getRules(tags)
    .filter((rule) => !rule.tags.includes('experimental') && (category === undefined || rule.tags.includes(category)))
    .map(({ruleId}) => ruleId);
  const {violations} = await axe.run(element, {
    runOnly: {type: 'rule', values: rules},
    resultTypes: ['violations'],
    // No style sheet is fetched again: only an experimental rule reads them.
    preload: false,
    // Frames are pages of their own, and would have to be given axe, too.
    iframes: false,
  });
  return violations.map(({id, help, nodes}) => ({
    id,
    help,
    nodes: nodes.map(({target, failureSummary}) => ({target: target.flat(), failureSummary})),
  }));
}

/**
 * Runs axe over an element; with `html` it is a page, and the rules about a whole page are asked, too. Used in place of
 * `@axe-core/playwright`, which opens a second page for each run, and loads axe into it again.
 *
 * @param {import('playwright').Locator} locator
 * @param {{tags?: readonly string[], category?: string | undefined}} [options] rules that have one of the tags and, when there is a `category`
 *   ("cat.color"), that one as well
 * @returns {Promise<{id: string, help: string, nodes: {target: string[], failureSummary?: string}[]}[]>} the violations
 */
export async function runAxe(locator, {tags = TAGS, category} = {}) {
  const page = locator.page();
  // By the debugger's way: the policy of the site has no place for it.
  if (await page.evaluate(() => globalThis.axe === undefined)) {
    await page.evaluate(axeCore.source);
  }
  return locator.evaluate(run, {tags, category});
}
