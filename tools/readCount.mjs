/** Reads the number of an option, from 1 on. Throws a plain message with the option's name at anything else. */
export function readCount(name, text) {
  if (!/^[1-9]\d*$/.test(text)) {
    throw new Error(`--${name} "${text}": give a whole number from 1 on.`);
  }
  return Number(text);
}
