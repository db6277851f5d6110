/** What the function is called in `unist-util-visit-parents` 6 that visits a node. */
const VISIT = 'visit';

/**
 * Keeps `unist-util-visit-parents` from naming a function after each node that it visits, for stack traces. Naming takes two thirds of
 * the time of a visit, and each page is visited thirty times while it is compiled. The package has no switch for it.
 */
exports.leaveVisitsUnnamed = () => {
  const {defineProperty} = Object;
  // Not by the new name: looking at it takes as long again.
  Object.defineProperty = (target, key, descriptor) =>
    key === 'name' && typeof target === 'function' && target.name === VISIT
      ? target
      : defineProperty(target, key, descriptor);
};
