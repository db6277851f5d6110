/** A task of a thread: what a browser does in one go. A page cannot answer a key before it ends. */
const TASK = 'ThreadControllerImpl::RunTask';

/** Categories that `readTasks` and `readMarks` need. */
export const CATEGORIES = ['toplevel', 'blink.user_timing', '__metadata'];

const toThread = ({pid, tid}) => `${pid} ${tid}`;

/** Events of a trace, marks of `performance.mark` that begin with a prefix by name: the first of each name. */
export function readTrace(trace, prefix) {
  const {traceEvents} = JSON.parse(trace.toString('utf8'));
  const marks = new Map();
  for (const event of traceEvents) {
    if (event.name.startsWith(prefix) && event.cat?.includes('blink.user_timing') && !marks.has(event.name)) {
      marks.set(event.name, event);
    }
  }
  return {events: traceEvents, marks};
}

/** Milliseconds of processor time that the workers of a page took between two of its marks. */
export function readWorkers({events}, begin, end) {
  const threads = new Set(
    events
      .filter(
        ({name, pid, args}) => name === 'thread_name' && pid === begin.pid && args.name.startsWith('DedicatedWorker'),
      )
      .map(toThread),
  );
  return events
    .filter((event) => event.name === TASK && threads.has(toThread(event)))
    .filter(({ts, dur}) => ts + dur >= begin.ts && ts <= end.ts)
    .reduce((sum, {dur, tdur = dur}) => sum + tdur / 1000, 0);
}

/**
 * Milliseconds of processor time of each task of the thread that set a mark, from it on and until another one, in order. What
 * else the machine does meanwhile is not counted.
 */
export function readTasks({events}, begin, end) {
  const thread = toThread(begin);
  return events
    .filter((event) => event.name === TASK && toThread(event) === thread)
    .filter(({ts, dur}) => ts + dur >= begin.ts && (end === undefined || ts <= end.ts))
    .sort((a, b) => a.ts - b.ts)
    .map(({dur, tdur = dur}) => tdur / 1000);
}
