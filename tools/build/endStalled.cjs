/** Exit status of a process that stopped working without coming to an end: "temporary failure" of BSD's sysexits.h. */
exports.STALLED = 75;

/** Milliseconds between two looks at the process. */
const STEP = 5000;
/**
 * Milliseconds without work. The build of the largest site measured never rests for a second; one that waits, as for the history of a
 * large repository, waits for a child, which counts as work.
 */
const LONGEST_REST = 60_000;
/** Share of one core: what a resting process spends on timers and on this look is a hundredth of it. */
const LEAST_WORK = 0.01;

/**
 * Ends the process with the status `STALLED` and a message when all its threads rest while it waits for no child. Rspack 1.7.12 can
 * fall asleep over its persistent cache: the promise of its work is never settled, so the process would wait for ever. Time in which
 * the machine sleeps does not count.
 *
 * @param {{longestRest?: number, step?: number}} [options] milliseconds
 */
exports.endStalled = ({longestRest = LONGEST_REST, step = STEP} = {}) => {
  let used = process.cpuUsage();
  let rest = 0;
  const look = () => {
    const {user, system} = process.cpuUsage(used);
    used = process.cpuUsage();
    const isAtWork =
      (user + system) / 1000 > step * LEAST_WORK || process.getActiveResourcesInfo().includes('ProcessWrap');
    rest = isAtWork ? 0 : rest + step;
    if (rest >= longestRest) {
      console.error(
        `[ERROR] The build has been waiting without any work for ${longestRest / 1000} s: it would not go on.`,
      );
      process.exit(exports.STALLED);
    }
  };
  setInterval(look, step).unref();
};
