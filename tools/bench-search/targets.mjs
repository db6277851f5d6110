import {printTable} from './format.mjs';

/** Figures with what is asked of them, in the order they were measured. */
export function createTargets() {
  const rows = [];
  return {
    /** @param {'most' | 'least'} bound whether the figure may be at most or at least the target */
    add(what, figure, bound, target, show = String) {
      const isMet = bound === 'most' ? figure <= target : figure >= target;
      rows.push([what, show(figure), `${bound === 'most' ? '<=' : '>='} ${show(target)}`, isMet ? 'met' : 'NOT MET']);
    },
    print() {
      if (rows.length > 0) {
        console.log('\nTargets');
        printTable([['what', 'figure', 'target', ''], ...rows]);
      }
    },
  };
}
