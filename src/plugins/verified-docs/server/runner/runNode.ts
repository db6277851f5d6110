import {fork, spawn} from 'node:child_process';
import path from 'node:path';
import type {ChildProcess} from 'node:child_process';

type Outcome = {readonly status: number; readonly log: string};

const TIMEOUT_MS = 120_000;
const MAX_BUILDS_PER_WORKER = 40;
const COLOUR = /\u001b\[[\d;]*m/g;

export function stripColours(text: string): string {
  return text.replace(COLOUR, '');
}

/** The environment of every build: no colours, no NODE_ENV of ours, no browser list of the site. */
function createEnv(envFolder: string, extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const env: Record<string, string | undefined> = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    BROWSERSLIST_ROOT_PATH: envFolder,
    ...extra,
  };
  if (extra.NODE_ENV === undefined) {
    delete env.NODE_ENV;
  }
  delete env.JEST_WORKER_ID;
  return env;
}

/** Runs a script in a folder; a run that takes longer than two minutes is ended and fails. */
export function runNode(
  args: readonly string[],
  {
    cwd,
    envFolder,
    env,
  }: {readonly cwd: string; readonly envFolder: string; readonly env?: Readonly<Record<string, string>>},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: createEnv(envFolder, env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    const append = (chunk: Buffer): void => {
      log += chunk.toString();
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    const timer = setTimeout(() => {
      log += '\n(ended: it took longer than two minutes)';
      child.kill('SIGKILL');
    }, TIMEOUT_MS);
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({status: status ?? 1, log: stripColours(log)});
    });
  });
}

/** Builds projects one after another in a process of their own, which is replaced when a build ends it. */
export class BuildWorker {
  private child: ChildProcess | undefined;
  private builds = 0;

  constructor(private readonly envFolder: string) {}

  private async start(): Promise<ChildProcess> {
    const child = fork(path.join(__dirname, 'worker.mjs'), [this.envFolder], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: createEnv(this.envFolder),
    });
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', () => reject(new Error('the build worker did not start')));
    });
    child.removeAllListeners('exit');
    return child;
  }

  async build(dir: string): Promise<Outcome> {
    if (this.builds >= MAX_BUILDS_PER_WORKER) {
      this.stop();
    }
    const child = (this.child ??= await this.start());
    this.builds += 1;
    return new Promise((resolve) => {
      const finish = (outcome: Outcome): void => {
        clearTimeout(timer);
        child.removeAllListeners('message');
        child.removeAllListeners('exit');
        resolve({...outcome, log: stripColours(outcome.log)});
      };
      const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
      child.once('message', (message) => finish(message as Outcome));
      child.once('exit', (status) => {
        this.child = undefined;
        finish({status: status === null || status === 0 ? 1 : status, log: '(the package ended the process)'});
      });
      child.send({dir});
    });
  }

  stop(): void {
    this.child?.removeAllListeners('exit');
    this.child?.kill();
    this.child = undefined;
    this.builds = 0;
  }
}
