/**
 * Every check of the project, one after another: `npm test`. A failing step does not hide the later ones. The last line
 * is `N passed, N failed`: Jest and Playwright tests together, and one more failure for each other step that failed.
 *
 * `node tools/test.mjs lint` runs only the steps of that group.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {buildIfChanged, ROOT} from './build.mjs';
import {runDocs} from './docs.mjs';
import {runPlaywright} from './e2e.mjs';
import {runI18n} from './i18n.mjs';
import {runLedger} from './ledger.mjs';

const RESULTS = path.join(ROOT, '.cache', 'test-results');

/** Runs the program of an installed package; returns its exit status. */
function runBin(packageName, bin, args) {
  const manifest = path.join(ROOT, 'node_modules', packageName, 'package.json');
  const {bin: bins} = JSON.parse(readFileSync(manifest, 'utf8'));
  const script = path.join(path.dirname(manifest), typeof bins === 'string' ? bins : bins[bin]);
  return spawnSync(process.execPath, [script, ...args], {cwd: ROOT, stdio: 'inherit'}).status ?? 1;
}

/** A step that only passes or fails. */
function check(status) {
  return {passed: 0, failed: status === 0 ? 0 : 1};
}

/** Counts of a test run; a run that left no result, or failed without a failing test, is one failure. */
function countTests(resultFile, status, read) {
  const counts = existsSync(resultFile) ? read(JSON.parse(readFileSync(resultFile, 'utf8'))) : {passed: 0, failed: 0};
  return {passed: counts.passed, failed: status === 0 ? counts.failed : Math.max(counts.failed, 1)};
}

function runUnitTests() {
  const resultFile = path.join(RESULTS, 'unit.json');
  const status = runBin('jest', 'jest', [
    '--config=tests/unit/jest.config.mjs',
    '--json',
    `--outputFile=${resultFile}`,
  ]);
  return countTests(resultFile, status, (result) => ({
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

const STEPS = [
  {name: 'types', run: () => check(runBin('typescript', 'tsc', ['--noEmit']))},
  {name: 'eslint', group: 'lint', run: () => check(runBin('eslint', 'eslint', ['--max-warnings=0', '.']))},
  {
    name: 'prettier',
    group: 'lint',
    run: () => check(runBin('prettier', 'prettier', ['--check', '--log-level=warn', '.'])),
  },
  {name: 'stylelint', group: 'lint', run: () => check(runBin('stylelint', 'stylelint', ['src/**/*.css']))},
  {
    name: 'spelling',
    group: 'lint',
    run: () => check(runBin('cspell', 'cspell', ['--no-progress', '--no-summary', '--show-suggestions'])),
  },
  {
    name: 'requirements',
    run: () =>
      check(spawnSync(process.execPath, ['tools/spec-coverage.mjs'], {cwd: ROOT, stdio: 'inherit'}).status ?? 1),
  },
  {name: 'prose', group: 'lint', run: async () => check(await runDocs('prose'))},
  {name: 'translations', group: 'lint', run: async () => check((await runI18n('status')) + (await runI18n('lint')))},
  {name: 'unit tests', run: runUnitTests},
  {name: 'documentation', run: async () => check(await runDocs('verify', {frozen: true}))},
  {name: 'production build', run: () => check(buildIfChanged())},
  {name: 'addresses', run: () => check(runLedger({check: true}))},
  {name: 'end-to-end tests', run: runEndToEndTests},
];

async function runStep({name, run}) {
  console.log(`\n== ${name}`);
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

async function main(group) {
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  const results = [];
  for (const step of STEPS.filter((candidate) => group === undefined || candidate.group === group)) {
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

await main(process.argv[2]);
