import {readdirSync, readFileSync} from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;
const SAMPLE_MS = 200;

function readProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        // The name in parentheses may hold blanks.
        const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
          .map(Number);
        // User and system time, of the process and of its children that ended.
        return [{id: Number(id), parent: fields[1], time: fields[11] + fields[12] + fields[13] + fields[14]}];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
}

/** Memory that a process would give back, in kB: what several share counts for each by its part. */
function readMemory(id) {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** A process and all that it started, as they are now: memory in kB, processor time in seconds. */
export function readTree(pid) {
  const processes = readProcesses();
  const tree = new Set([pid]);
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    processes.filter(({parent}) => tree.has(parent)).forEach(({id}) => tree.add(id));
  }
  const own = processes.filter(({id}) => tree.has(id));
  return {
    memory: own.reduce((sum, {id}) => sum + readMemory(id), 0),
    time: own.reduce((sum, {time}) => sum + time, 0) / TICKS,
  };
}

/**
 * Looks at a process and all that it starts until it is told to stop, and returns the most memory that they held at once (kB) and
 * their processor time (seconds, up to the last look).
 */
export function watchTree(pid) {
  const most = {memory: 0, time: 0};
  const look = () => {
    const {memory, time} = readTree(pid);
    most.memory = Math.max(most.memory, memory);
    most.time = Math.max(most.time, time);
  };
  const timer = setInterval(look, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return most;
  };
}
