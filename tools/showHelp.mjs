/**
 * Prints the help of a command when it is asked for; the command then does nothing else. What stands behind `--` is no option.
 *
 * @param {readonly string[]} args
 * @param {string} help begins with the way to call it: `npm run serve -- [options]`
 * @param {readonly string[]} [names] what asks for it, for a command that has another meaning for `-h`
 * @returns {boolean} whether it was asked for
 */
export function showHelp(args, help, names = ['--help', '-h']) {
  const end = args.indexOf('--');
  const isAsked = (end === -1 ? args : args.slice(0, end)).some((arg) => names.includes(arg));
  if (isAsked) {
    console.log(help);
  }
  return isAsked;
}
