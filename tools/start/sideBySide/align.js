/**
 * How much space each column needs above each section, so that equal sections begin at the same height. A section that only
 * one column has takes its room there and none in the other.
 *
 * @param {readonly {id: string, top: number}[]} left sections with their places, in order
 * @param {readonly {id: string, top: number}[]} right
 * @returns {{left: Record<string, number>, right: Record<string, number>}} in the unit of `top`, by id; none where it is 0
 */
export function alignSections(left, right) {
  const spaces = {left: {}, right: {}};
  const added = {left: 0, right: 0};
  const places = new Map(right.map(({id, top}, index) => [id, {top, index}]));
  let reached = -1;
  for (const {id, top} of left) {
    const other = places.get(id);
    // A section that moved up cannot be reached again.
    if (other === undefined || other.index < reached) {
      continue;
    }
    reached = other.index;
    const gap = Math.round(top + added.left - (other.top + added.right));
    const side = gap < 0 ? 'left' : 'right';
    if (gap !== 0) {
      spaces[side][id] = Math.abs(gap);
      added[side] += Math.abs(gap);
    }
  }
  return spaces;
}
