import type {Declaration, Root} from 'postcss';

/**
 * Properties with one value for good: set once, on the root, known to no one else, and not by way of others. Keywords such as
 * `inherit` mean another thing in a custom property.
 */
function findConstants(root: Root, named: ReadonlySet<string>): Map<string, string> {
  const setters = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    setters.set(declaration.prop, [...(setters.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map<string, string>();
  for (const [prop, [first, ...others]] of setters) {
    const isOnRoot = first.parent?.type === 'rule' && first.parent.selector === ':root';
    const isPlain = !/var\(|^(?:inherit|initial|unset|revert)/.test(first.value);
    if (others.length === 0 && isOnRoot && isPlain && !named.has(prop)) {
      constants.set(prop, first.value.trim());
    }
  }
  return constants;
}

/**
 * Writes constants where they are read. What they were part of may be one then: again, until none is left.
 *
 * @param named properties that others read or set: their values are not known here
 */
export function inlineConstants(root: Root, named: ReadonlySet<string>): void {
  for (let constants = findConstants(root, named); constants.size > 0; constants = findConstants(root, named)) {
    root.walkDecls((declaration) => {
      if (constants.has(declaration.prop)) {
        declaration.remove();
      } else if (declaration.value.includes('var(')) {
        declaration.value = declaration.value.replace(
          /var\(\s*(--[\w-]+)\s*\)/g,
          (text, name: string) => constants.get(name) ?? text,
        );
      }
    });
  }
}
