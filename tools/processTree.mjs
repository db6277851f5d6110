import {existsSync, readdirSync, readFileSync} from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;
const SAMPLE_MS = 200;
/** kB of a page of memory, on x86-64 and by default on arm64. */
const PAGE = 4;

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

/** Memory of a process in kB: its own, and that of files such as programs, which processes share. */
function readMemory(id) {
  try {
    const [, resident, files] = readFileSync(`/proc/${id}/statm`, 'utf8').split(' ').map(Number);
    return {own: (resident - files) * PAGE, files: files * PAGE};
  } catch {
    return {own: 0, files: 0};
  }
}

/**
 * Memory that processes of the same programs would give back together, in kB: what they share counts once. The kernel's own sum of that,
 * `smaps_rollup`, differs by a few percent, but takes 20 ms for each look at a build, which stands still meanwhile: a tenth of its time.
 */
function sumMemory(ids) {
  const memory = ids.map(readMemory);
  return memory.reduce((sum, {own}) => sum + own, 0) + Math.max(0, ...memory.map(({files}) => files));
}

/** A process and all that it started. */
function listTree(pid) {
  const processes = readProcesses();
  const tree = new Set([pid]);
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    processes.filter(({parent}) => tree.has(parent)).forEach(({id}) => tree.add(id));
  }
  return processes.filter(({id}) => tree.has(id));
}

function sumTime(processes) {
  return processes.reduce((sum, {time}) => sum + time, 0) / TICKS;
}

/** A process and all that it started, as they are now: memory in kB, processor time in seconds. */
export function readTree(pid) {
  const processes = listTree(pid);
  return {memory: sumMemory(processes.map(({id}) => id)), time: sumTime(processes)};
}

/** Seconds of processor time of a process and all that it started so far; undefined where there is no `/proc`. */
export function readProcessorTime(pid) {
  return existsSync('/proc/self/stat') ? sumTime(listTree(pid)) : undefined;
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
