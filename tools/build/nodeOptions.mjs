import {spawnSync} from 'node:child_process';

/**
 * Parsing makes much garbage that is soon gone; with Node's 16 MB, which it reaches by and by, a fifth of the time is spent to collect it.
 * What outlives this is mostly garbage too: the heap may grow by half before it is collected, not to a multiple. Nothing runs for long:
 * with a budget eight times as large, a function has to be used more before threads beside the build optimize it; half of what they did
 * paid for itself no more.
 */
const WANTED = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--heap-growing-percent=50',
  '--interrupt-budget=540672',
];

/**
 * For a process with one core to itself at the most: threads that collect garbage beside it would take that time from it, and more of
 * it. Five percent of a cold build of two locales on two cores; a process with a core to spare would take as much longer.
 */
const WITHOUT_THREADS = '--single-threaded-gc';

const known = new Map();

function isKnown(options) {
  return spawnSync(process.execPath, [...options, '--version']).status === 0;
}

/**
 * Options for the Node that builds a locale: those that this one knows, as V8 may drop one. Asks once, as a rule with one process.
 *
 * @param {boolean} hasSpareCore
 */
export function listNodeOptions(hasSpareCore) {
  if (!known.has(hasSpareCore)) {
    const wanted = hasSpareCore ? WANTED : [...WANTED, WITHOUT_THREADS];
    known.set(hasSpareCore, isKnown(wanted) ? wanted : wanted.filter((option) => isKnown([option])));
  }
  return known.get(hasSpareCore);
}
