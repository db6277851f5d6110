/** How the names begin that `unist-util-visit-parents` 6 gives to the function that visits a node. */
const NAME = 'node (';

/**
 * Keeps `unist-util-visit-parents` from naming a function after each node that it visits, for stack traces. Naming takes four fifths of
 * the time of a visit, and each page is visited thirty times while it is compiled. The package has no switch for it.
 */
exports.leaveVisitsUnnamed = () => {
  const {defineProperty} = Object;
  Object.defineProperty = (target, key, descriptor) =>
    key === 'name' &&
    typeof target === 'function' &&
    typeof descriptor?.value === 'string' &&
    descriptor.value.startsWith(NAME)
      ? target
      : defineProperty(target, key, descriptor);
};
