import {rmSync} from 'node:fs';
import path from 'node:path';
import {moveFolder} from '../moveFolder.mjs';
import {SIGNALS} from '../passSignals.mjs';
import {checkBuild} from './checkBuild';
import {createJournal, type Journal} from './createJournal';
import {listUncommitted} from './git';
import type {VersionTools} from './tools';

export type Step = {
  /** What the step does, as the plan says it. */
  readonly title: string;
  /** What it is about, one a line. */
  readonly details?: readonly string[];
  readonly run: () => void | Promise<void>;
};

/** Where the site is built, and where a build that holds every page goes; both are ignored by git. */
const OUT_DIR = '.cache/docs-versions';
const BUILD_DIR = 'build';

const INTERRUPTED = 'interrupted';

/** The last step of every command: what readers would get is complete. The build stays, to look at. */
export function createBuildStep(siteDir: string, {buildSite}: VersionTools): Step {
  const outDir = path.join(siteDir, OUT_DIR);
  return {
    title: 'build every language and version, and look for every page',
    run: async () => {
      try {
        await buildSite(outDir);
        checkBuild(siteDir, outDir);
        rmSync(path.join(siteDir, BUILD_DIR), {recursive: true, force: true});
        moveFolder(outDir, path.join(siteDir, BUILD_DIR));
      } finally {
        rmSync(outDir, {recursive: true, force: true});
      }
    },
  };
}

/** A step as the plan and the running command show it. */
function describeStep({title, details = []}: Step): string {
  return [`- ${title}`, ...details.map((detail) => `    ${detail}`)].join('\n');
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs the steps one after another. When one fails, or the reader of the terminal interrupts it, everything in the journal
 * is put back before the error is passed on, so a command either did all of its work or nothing.
 */
async function runSteps(
  steps: readonly Step[],
  {
    siteDir,
    journal,
    print,
  }: {readonly siteDir: string; readonly journal: Journal; readonly print: (text: string) => void},
): Promise<void> {
  let isInterrupted = false;
  const interrupt = (): void => {
    isInterrupted = true;
  };
  SIGNALS.forEach((signal) => process.on(signal, interrupt));
  let title = '';
  try {
    for (const step of steps) {
      ({title} = step);
      print(describeStep(step));
      await step.run();
      if (isInterrupted) {
        throw new Error(INTERRUPTED);
      }
    }
  } catch (error) {
    journal.restore();
    const left = await listUncommitted(siteDir);
    const state =
      left.length === 0
        ? 'The tree is as it was.'
        : `These files are not as they were:\n${left.map((line) => `  ${line}`).join('\n')}`;
    const reason = isInterrupted ? INTERRUPTED : getMessage(error);
    throw new Error(`could not ${title}: ${reason}\n\n${state}`, {cause: error});
  } finally {
    SIGNALS.forEach((signal) => process.off(signal, interrupt));
  }
}

export type Plan = {
  readonly siteDir: string;
  /** Shows the steps, and changes nothing. */
  readonly isDryRun: boolean;
  /** Files and folders that the steps write or remove. */
  readonly changed: readonly string[];
  readonly print: (text: string) => void;
};

/** Shows what the steps would do, or does it: all of it, or nothing. Returns whether it is done. */
export async function runPlan(steps: readonly Step[], {siteDir, isDryRun, changed, print}: Plan): Promise<boolean> {
  if (isDryRun) {
    print(`the plan:\n${steps.map(describeStep).join('\n')}`);
    return false;
  }
  const journal = createJournal(siteDir);
  journal.protect(...changed);
  await runSteps(steps, {siteDir, journal, print});
  return true;
}
