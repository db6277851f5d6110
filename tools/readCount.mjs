function isCount(text) {
  return /^[1-9]\d*$/.test(text);
}

/** Reads the number of an option, from 1 on. Throws a plain message with the option's name at anything else. */
export function readCount(name, text) {
  if (!isCount(text)) {
    throw new Error(`--${name} "${text}": give a whole number from 1 on.`);
  }
  return Number(text);
}

/** Reads the numbers of an option, as `75,500`: `least` of them or more, each as `readCount` has it. Throws likewise. */
export function readCounts(name, text, least = 1) {
  const parts = text.split(',');
  if (parts.length < least || !parts.every(isCount)) {
    const what = least === 1 ? 'whole numbers' : `${least} whole numbers or more`;
    throw new Error(`--${name} "${text}": give ${what} from 1 on, as 75,500.`);
  }
  return parts.map(Number);
}
