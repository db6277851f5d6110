import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashFolder} from '../hashFolder';
import {hashSample} from '../samples/hashSample';
import type {BuildResult, Sample} from '../samples/types';
import {parseCommand} from './parseCommand';
import {readOutputs, writeProject} from './project';
import {BuildWorker, runNode} from './runNode';

/** A build of this run, and how long it took. */
export type TimedBuild = {readonly sample: Sample; readonly seconds: number};

export type BuildContext = {
  readonly envFolder: string;
  readonly envHash: string;
  readonly cacheFolder: string;
  /** Number of builds at the same time. */
  readonly jobs: number;
  readonly onProgress?: (done: number, total: number) => void;
};

/**
 * Samples that show no command, log or failure build through the JavaScript API in a worker: six times faster, same files.
 * The worker's log differs from the command line's, and a log level set by one sample would stay for the next.
 */
function needsCommandLine(sample: Sample): boolean {
  return (
    sample.commands.length > 0 ||
    sample.logs.length > 0 ||
    sample.fails ||
    Object.entries(sample.files).some(
      ([name, code]) => name.startsWith('rslib.config') && /logLevel|\bdts\b/.test(code),
    )
  );
}

type Outcome = Omit<BuildResult, 'files'>;

/** Runs the commands up to the first that fails. `collectSamples` reports those that cannot be started, and leaves them out. */
async function runCommands(sample: Sample, folder: string, envFolder: string): Promise<Outcome> {
  let log = '';
  let ran = 0;
  for (const line of sample.commands.length > 0 ? sample.commands : ['npx rslib build']) {
    const {args, env} = parseCommand(line, envFolder, sample.files['package.json']);
    if (path.isAbsolute(args[0]) && !existsSync(args[0])) {
      return {
        status: 1,
        log: `${log}"${line}" was not run: verify/${path.basename(envFolder)} has no such package\n`,
        ran,
      };
    }
    const outcome = await runNode(args, {cwd: folder, envFolder, env});
    log += outcome.log;
    ran += 1;
    if (outcome.status !== 0) {
      return {status: outcome.status, log, ran};
    }
  }
  return {status: 0, log, ran};
}

async function buildSample(
  sample: Sample,
  folder: string,
  worker: BuildWorker,
  envFolder: string,
): Promise<BuildResult> {
  writeProject(folder, sample.files);
  const outcome = needsCommandLine(sample)
    ? await runCommands(sample, folder, envFolder)
    : {...(await worker.build(folder)), ran: 1};
  const files = readOutputs(folder, sample.files);
  // The folder's name says nothing to a reader, and differs with every change.
  return {...outcome, log: outcome.log.replaceAll(folder, '.'), files};
}

/**
 * Builds every distinct sample and returns the results by hash, and the builds that were done, the slowest first. A result
 * is read from the cache folder when its inputs, commands and packages were built before, by the same runner.
 */
export async function buildSamples(
  samples: readonly Sample[],
  {envFolder, envHash, cacheFolder, jobs, onProgress}: BuildContext,
): Promise<{results: Map<string, BuildResult>; builds: readonly TimedBuild[]}> {
  const results = new Map<string, BuildResult>();
  const queue: {sample: Sample; hash: string}[] = [];
  const ownCache = path.join(cacheFolder, `runner-${hashFolder('runner')}`);
  const cacheFile = (hash: string): string => path.join(ownCache, `${hash}.json`);
  for (const [hash, sample] of new Map(samples.map((candidate) => [hashSample(candidate, envHash), candidate]))) {
    if (existsSync(cacheFile(hash))) {
      results.set(hash, JSON.parse(readFileSync(cacheFile(hash), 'utf8')) as BuildResult);
    } else {
      queue.push({sample, hash});
    }
  }
  const total = queue.length;
  mkdirSync(ownCache, {recursive: true});
  // Below the environment, so that imports resolve to its packages; a folder of its own for each process.
  const runs = path.join(envFolder, '.runs', String(process.pid));
  const builds: TimedBuild[] = [];
  const runLane = async (): Promise<void> => {
    const worker = new BuildWorker(envFolder);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const start = performance.now();
      const result = await buildSample(next.sample, path.join(runs, next.hash), worker, envFolder);
      results.set(next.hash, result);
      writeFileSync(cacheFile(next.hash), JSON.stringify(result));
      builds.push({sample: next.sample, seconds: (performance.now() - start) / 1000});
      onProgress?.(builds.length, total);
    }
    worker.stop();
  };
  await Promise.all(Array.from({length: Math.min(jobs, total)}, runLane));
  // Not before all workers have ended: the bundler writes its cache after a build.
  rmSync(runs, {recursive: true, force: true, maxRetries: 10, retryDelay: 100});
  return {results, builds: builds.sort((a, b) => b.seconds - a.seconds)};
}
