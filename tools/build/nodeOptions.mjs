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

let known;

function isKnown(options) {
  return spawnSync(process.execPath, [...options, '--version']).status === 0;
}

/** Options for the Node that builds a locale: those that this one knows, as V8 may drop one. Asks once, as a rule with one process. */
export function listNodeOptions() {
  known ??= isKnown(WANTED) ? WANTED : WANTED.filter((option) => isKnown([option]));
  return known;
}
