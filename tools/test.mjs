/**
 * Every check of the project: `npm test`. A failing step does not hide the later ones. The last line
 * is `N passed, N failed`: Jest and Playwright tests together, and one more failure for each other step that failed.
 *
 * `node tools/test.mjs lint` runs only the steps of that group. There are no options: single tests have commands of their own.
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {buildIfChanged, ROOT} from './build.mjs';
import {runPlaywright} from './e2e.mjs';
import {showHelp} from './showHelp.mjs';

const HELP = `npm test
npm run lint

Every check of the project, or those of the texts and the code alone. Neither takes options. Single tests:

  npm run test:unit -- lib/constants
  npm run test:e2e -- routes`;

const RESULTS = path.join(ROOT, '.cache', 'test-results');

/** Arguments that start the program of an installed package. */
function bin(packageName, name, ...args) {
  const manifest = path.join(ROOT, 'node_modules', packageName, 'package.json');
  const {bin: bins} = JSON.parse(readFileSync(manifest, 'utf8'));
  return [path.join(path.dirname(manifest), typeof bins === 'string' ? bins : bins[name]), ...args];
}

/**
 * Runs commands one after another, all of them; resolves with their number of failures and, when `isQuiet`, all that they
 * printed.
 */
async function runCommands(commands, {isQuiet = false} = {}) {
  let failed = 0;
  let output = '';
  for (const args of commands) {
    const status = await new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, {
        cwd: ROOT,
        stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      });
      const append = (chunk) => {
        output += chunk.toString();
      };
      child.stdout?.on('data', append);
      child.stderr?.on('data', append);
      child.on('error', reject);
      child.on('close', resolve);
    });
    failed += status === 0 ? 0 : 1;
  }
  return {failed, output};
}

/** A step that only passes or fails. */
function check(failed) {
  return {passed: 0, failed: failed === 0 ? 0 : 1};
}

/** Counts of a test run; a run that left no result, or failed without a failing test, is one failure. */
function countTests(resultFile, status, read) {
  const counts = existsSync(resultFile) ? read(JSON.parse(readFileSync(resultFile, 'utf8'))) : {passed: 0, failed: 0};
  return {passed: counts.passed, failed: status === 0 ? counts.failed : Math.max(counts.failed, 1)};
}

async function runUnitTests() {
  const resultFile = path.join(RESULTS, 'unit.json');
  const {failed} = await runCommands([
    bin('jest', 'jest', '--config=tests/unit/jest.config.mjs', '--json', `--outputFile=${resultFile}`),
  ]);
  return countTests(resultFile, failed, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
  }));
}

async function runEndToEndTests() {
  const resultFile = path.join(RESULTS, 'e2e.json');
  const status = await runPlaywright([], resultFile);
  return countTests(resultFile, status, ({stats, errors}) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));
}

/** Steps that use one core each: as many at the same time as there are cores. Those that take longest come first. */
const SHORT_STEPS = [
  // Installs what the unit tests and the documentation build samples with, one core at a time; they would wait for it with both.
  {name: 'facts', commands: () => [['tools/docs.mjs', 'facts', '--check']]},
  {name: 'eslint', group: 'lint', commands: () => [bin('eslint', 'eslint', '--max-warnings=0', '.')]},
  {
    name: 'translations',
    group: 'lint',
    commands: () => [
      ['tools/i18n.mjs', 'status'],
      ['tools/i18n.mjs', 'lint'],
    ],
  },
  {
    name: 'prettier',
    group: 'lint',
    commands: () => [bin('prettier', 'prettier', '--check', '--log-level=warn', '.')],
  },
  {name: 'types', commands: () => [bin('typescript', 'tsc', '--noEmit')]},
  {
    name: 'spelling',
    group: 'lint',
    commands: () => [bin('cspell', 'cspell', '--no-progress', '--no-summary', '--show-suggestions')],
  },
  {name: 'stylelint', group: 'lint', commands: () => [bin('stylelint', 'stylelint', 'src/**/*.css')]},
  {name: 'requirements', commands: () => [['tools/spec-coverage.mjs']]},
  {name: 'prose', group: 'lint', commands: () => [['tools/docs.mjs', 'prose']]},
];

/** Steps that use all cores, one after another. */
const LONG_STEPS = [
  {name: 'unit tests', run: runUnitTests},
  {
    name: 'documentation',
    run: async () => check((await runCommands([['tools/docs.mjs', 'verify', '--frozen']])).failed),
  },
  {name: 'production build', run: async () => check(await buildIfChanged())},
  {name: 'addresses', run: async () => check((await runCommands([['tools/ledger.mjs', '--check']])).failed)},
  {name: 'end-to-end tests', run: runEndToEndTests},
];

/** Runs a step; an error is a failure with a message. */
async function runStep({name, run}) {
  const start = performance.now();
  let counts;
  try {
    counts = await run();
  } catch (error) {
    console.log(`${name}: ${error.message}`);
    counts = check(1);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return {name, seconds, ...counts};
}

/** What a short step prints appears at once, when it is done, so that the steps do not mix. */
function runShortStep({name, commands}) {
  return runStep({
    name,
    run: async () => {
      const {failed, output} = await runCommands(commands(), {isQuiet: true});
      console.log(`\n== ${name}\n${output.trimEnd()}`);
      return check(failed);
    },
  });
}

async function runShortSteps(steps) {
  const queue = [...steps];
  const results = [];
  const runLane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      results.push(await runShortStep(step));
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, runLane));
  return results;
}

async function main(group) {
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  const isChosen = (step) => group === undefined || step.group === group;
  const results = await runShortSteps(SHORT_STEPS.filter(isChosen));
  for (const step of LONG_STEPS.filter(isChosen)) {
    console.log(`\n== ${step.name}`);
    results.push(await runStep(step));
  }
  console.log('\n== summary');
  for (const {name, seconds, failed} of results) {
    console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.exitCode = results.length > 0 && sum('failed') === 0 ? 0 : 1;
  if (group === undefined) {
    console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  }
}

/** The group of steps that is asked for, undefined for all. Throws at an argument that would be passed over, or would run nothing. */
function readGroup(args) {
  const option = args.find((arg) => arg.startsWith('-'));
  if (option !== undefined) {
    throw new Error(`there is no option "${option}". "npm run format" mends what can be mended by itself.`);
  }
  const groups = new Set([...SHORT_STEPS, ...LONG_STEPS].flatMap((step) => step.group ?? []));
  const [group, extra] = args;
  if (group !== undefined && !groups.has(group)) {
    throw new Error(
      `"${group}" is no group of steps; there is ${[...groups].join(', ')}. For some of the tests use ` +
        '"npm run test:unit -- PATTERN" or "npm run test:e2e -- PATTERN".',
    );
  }
  if (extra !== undefined) {
    throw new Error(`"${extra}" is too much; give one group of steps, or none for all.`);
  }
  return group;
}

try {
  const args = process.argv.slice(2);
  if (!showHelp(args, HELP)) {
    await main(readGroup(args));
  }
} catch (error) {
  console.error(`test: ${error.message}`);
  process.exitCode = 1;
}
