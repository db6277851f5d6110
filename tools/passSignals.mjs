/** What ends a process that does not listen: from the keyboard, from another process, from a terminal that is closed. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Passes signals that end this process on to a child instead, as long as the child runs: it would go on alone. What follows is up to
 * who waits for the child.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => boolean} whether the child was told to end: its status may say that all went well then, as that of Docusaurus does
 */
export function passSignals(child) {
  let isTold = false;
  const pass = (signal) => {
    isTold = true;
    child.kill(signal);
  };
  SIGNALS.forEach((signal) => process.on(signal, pass));
  child.once('close', () => SIGNALS.forEach((signal) => process.off(signal, pass)));
  return () => isTold;
}
