/**
 * Turns a self-contained function into the text of an inline script that calls it with the given options.
 * The function may use nothing but its arguments and browser globals. Options are JSON, made safe inside `<script>`.
 *
 * @param parts functions of other files that `run` is called with behind its options, as self-contained as itself
 */
export function serializeInlineScript<T, P extends ((...values: never[]) => unknown)[]>(
  run: (options: T, ...parts: P) => void,
  options: T,
  ...parts: P
): string {
  const json = JSON.stringify(options)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return `(${run.toString()})(${[json, ...parts].join(',')});`;
}
