/** Reads the quality of `--brotli-quality`, from 0 to 11; undefined without one. Throws a plain message at anything else. */
export function readQuality(text) {
  if (text !== undefined && !/^(?:\d|1[01])$/.test(text)) {
    throw new Error(`--brotli-quality "${text}": give a whole number from 0 to 11.`);
  }
  return text === undefined ? undefined : Number(text);
}
