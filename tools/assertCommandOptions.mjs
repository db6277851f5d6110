/**
 * Throws if a command was given an option that another one of its program has: it would have no effect, and `--check` or
 * `--dry-run` without effect lets a command write.
 *
 * @param {string} command how the message names it: `"packages"`
 * @param {readonly string[]} allowed names of its options, without dashes
 * @param {object} values what was given, by name: `values` of `parseArgs`
 */
export function assertCommandOptions(command, allowed, values) {
  const wrong = Object.keys(values).find((name) => !allowed.includes(name));
  if (wrong !== undefined) {
    const known = allowed.map((name) => `--${name}`).join(', ');
    throw new Error(`${command} has no option --${wrong}; it has ${known}`);
  }
}
