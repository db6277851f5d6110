/**
 * Turns a self-contained function into the text of an inline script that calls it with the given options.
 * The function may use nothing but its argument and browser globals. Options are JSON, made safe inside `<script>`.
 */
export function serializeInlineScript<T>(run: (options: T) => void, options: T): string {
  const json = JSON.stringify(options)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return `(${run.toString()})(${json});`;
}
