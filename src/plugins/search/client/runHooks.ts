import type {CustomGroup, ResultGroup, SearchHooks} from '../types';

function logFailure(name: keyof SearchHooks, cause: unknown): void {
  console.error(`search: the hook "${name}" failed.`, cause);
}

/** The query to search for: that of `beforeSearch`, or the given one when there is none or it throws (SEARCH-21). */
export async function runBeforeSearch(hooks: SearchHooks, query: string): Promise<string> {
  try {
    return (await hooks.beforeSearch?.(query)) ?? query;
  } catch (cause) {
    logFailure('beforeSearch', cause);
    return query;
  }
}

/** The groups that `onSearch` adds; none when it throws (SEARCH-21). */
export async function runOnSearch(
  hooks: SearchHooks,
  query: string,
  results: readonly ResultGroup[],
): Promise<readonly CustomGroup[]> {
  try {
    return (await hooks.onSearch?.(query, results)) ?? [];
  } catch (cause) {
    logFailure('onSearch', cause);
    return [];
  }
}

/** Tells `afterSearch` what was found (SEARCH-21). */
export async function runAfterSearch(
  hooks: SearchHooks,
  query: string,
  results: readonly ResultGroup[],
  custom: readonly CustomGroup[],
): Promise<void> {
  try {
    await hooks.afterSearch?.(query, results, custom);
  } catch (cause) {
    logFailure('afterSearch', cause);
  }
}
