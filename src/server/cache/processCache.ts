/**
 * A map that lives as long as the process. Docusaurus loads the modules of each plugin by itself, and all of them anew for each
 * locale, so a map of a module is empty each time.
 *
 * @param name of the map among all of this site
 */
export function processCache<Value>(name: string): Map<string, Value> {
  const caches = globalThis as unknown as Record<symbol, Map<string, Value> | undefined>;
  const key = Symbol.for(`site-cache.${name}`);
  const cache = caches[key] ?? new Map<string, Value>();
  caches[key] = cache;
  return cache;
}
