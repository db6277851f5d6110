/** Where a term can stand. The first three belong to the page and are kept with its first section. */
export const FIELD = {title: 0, route: 1, keywords: 2, heading: 3, ancestors: 4, text: 5} as const;

/** A posting in one number: section, field, count. */
export function packPosting(section: number, field: number, count: number): number {
  return (section << 7) | (field << 4) | count;
}

/**
 * Counts a term in one field of one section; places come in rising order.
 *
 * @param postings by term number: packed postings, rising
 * @param first the posting of count 1
 * @param most what the kept count may be above 1, at most 14
 */
export function addPosting(
  postings: (number[] | undefined)[],
  term: number,
  first: number,
  count: number,
  most: number,
): void {
  const list = postings[term];
  const added = Math.min(count - 1, most);
  if (list === undefined) {
    postings[term] = [first + added];
    return;
  }
  const last = list.length - 1;
  if (list[last] < first) {
    list.push(first + added);
  } else {
    list[last] = Math.min(list[last] + count, first + most);
  }
}
