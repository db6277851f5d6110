/** Reads the port of a server, 0 for a free one. Throws a plain message at anything else. */
export function readPort(text) {
  const port = Number(text);
  if (text === '' || !Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`"${text}" is not a port; give a whole number from 0 to 65535.`);
  }
  return port;
}
