/**
 * What the runs found, as one readable list: by rule, then by element and what is wrong with it, with the states and pages that have it.
 *
 * @param {readonly {route: string, state: string, violations: readonly object[]}[]} runs
 * @returns {{count: number, lines: string[]}} `count` is the number of elements in all states of all pages
 */
export function createReport(runs) {
  const rules = new Map();
  let count = 0;
  for (const {route, state, violations} of runs) {
    for (const {id, help, nodes} of violations) {
      const elements = rules.get(id) ?? {help, byElement: new Map()};
      rules.set(id, elements);
      for (const {target, failureSummary = ''} of nodes) {
        count += 1;
        const key = `${target.join(' ')}\n    ${failureSummary.replaceAll(/\s+/g, ' ').trim()}`;
        const places = elements.byElement.get(key) ?? [];
        elements.byElement.set(key, places);
        places.push(`${route} (${state})`);
      }
    }
  }
  const lines = [...rules]
    .sort()
    .flatMap(([id, {help, byElement}]) => [
      `${id}: ${help}`,
      ...[...byElement].flatMap(([element, places]) => [
        `  ${element}`,
        `    ${places.length} times: ${places.slice(0, 5).join(', ')}${places.length > 5 ? ', …' : ''}`,
      ]),
      '',
    ]);
  return {count, lines};
}

/**
 * The part of a list that belongs to shard `index` of `total`, counted from 1; every page is in one of them.
 *
 * @template Item
 * @param {readonly Item[]} list
 * @param {number} index
 * @param {number} total
 * @returns {Item[]}
 */
export function takeShard(list, index, total) {
  return list.filter((_, position) => position % total === index - 1);
}

/** Reads `2/4`. Throws a plain message for anything that is no part of a whole. */
export function parseShard(text) {
  const [, index, total] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (!(index >= 1 && index <= total)) {
    throw new Error(`--shard is "${text}"; give a part and the number of parts, like 1/3.`);
  }
  return [index, total];
}
