/**
 * Lists every requirement with the tests that carry its id, and fails when a row of a finished area has none.
 * `npm run spec:coverage -- --help`.
 *
 * A test carries an id when the id stands in one of its titles (`it('NAV-10 …')`), or in a text that titles are made from, as in the rows
 * of a table; `ROUTE-02..05` stands for the four of them. Reads tests/spec/requirements.json and the test files below tests/; ids in
 * comments do not count.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import ts from 'typescript';
import {listFiles} from './listFiles.mjs';
import {showHelp} from './showHelp.mjs';

const HELP = `npm run spec:coverage -- [--all]

Lists the areas of the requirements, and those that lack a test; fails when a row of a finished area has none.

  --all  every row with its tests`;

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const TESTS = path.join(ROOT, 'tests');
const TEST_FILE = /\.(test|spec)\.[cm]?tsx?$/;
const ID = /\b([A-Z][A-Z0-9]*)-(\d\d)(?:\.\.(\d\d))?/g;

/** Ids in a text, ranges written out: `A-01..03` gives three. */
export function findIds(text) {
  return [...text.matchAll(ID)].flatMap(([, area, from, to = from]) => {
    const ids = [];
    for (let number = Number(from); number <= Number(to); number += 1) {
      ids.push(`${area}-${String(number).padStart(2, '0')}`);
    }
    return ids;
  });
}

/** Ids in the string literals and templates of a test file's source. */
export function findTestIds(source, name = 'x.test.tsx') {
  const ids = new Set();
  const visit = (node) => {
    if (
      ts.isStringLiteralLike(node) ||
      node.kind === ts.SyntaxKind.TemplateHead ||
      node.kind === ts.SyntaxKind.TemplateMiddle ||
      node.kind === ts.SyntaxKind.TemplateTail
    ) {
      findIds(node.text).forEach((id) => ids.add(id));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true));
  return [...ids];
}

/**
 * Compares the catalogue with the ids that tests carry.
 *
 * @param catalogue `{areas: {[area]: {finished, rows: {[id]: level}}}}`
 * @param tests map of id to names of test files
 * @returns per area `{area, finished, total, missing}`, and `unknown`: ids that tests name and the catalogue lacks
 */
export function compareCoverage(catalogue, tests) {
  const known = new Set();
  const areas = Object.entries(catalogue.areas).map(([area, {finished, rows}]) => {
    const ids = Object.keys(rows);
    ids.forEach((id) => known.add(id));
    return {area, finished, total: ids.length, missing: ids.filter((id) => !tests.has(id))};
  });
  const areaNames = new Set(Object.keys(catalogue.areas));
  const unknown = [...tests.keys()].filter((id) => !known.has(id) && areaNames.has(id.replace(/-\d\d$/, '')));
  return {areas, unknown};
}

function collectTests() {
  const tests = new Map();
  for (const file of listFiles(TESTS).filter((name) => TEST_FILE.test(name))) {
    for (const id of findTestIds(readFileSync(path.join(TESTS, file), 'utf8'), file)) {
      tests.set(id, [...(tests.get(id) ?? []), file]);
    }
  }
  return tests;
}

function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  const {values} = parseArgs({args, options: {all: {type: 'boolean', default: false}}});
  const catalogue = JSON.parse(readFileSync(path.join(ROOT, 'tests/spec/requirements.json'), 'utf8'));
  const tests = collectTests();
  const {areas, unknown} = compareCoverage(catalogue, tests);
  for (const {area, finished, total, missing} of areas) {
    const state = finished ? (missing.length === 0 ? 'finished' : 'INCOMPLETE') : 'open';
    const rest = missing.length > 0 ? `  without a test: ${missing.join(', ')}` : '';
    console.log(
      `${area.padEnd(12)} ${String(total - missing.length).padStart(3)}/${String(total).padEnd(3)} ${state}${rest}`,
    );
    if (values.all) {
      for (const id of Object.keys(catalogue.areas[area].rows)) {
        console.log(`  ${id}  ${(tests.get(id) ?? ['-']).join(', ')}`);
      }
    }
  }
  unknown.forEach((id) => console.error(`${id} is named by ${tests.get(id).join(', ')} but is not in the catalogue.`));
  const gaps = areas.filter(({finished, missing}) => finished && missing.length > 0);
  gaps.forEach(({area, missing}) =>
    console.error(`${area} is marked finished, but no test carries ${missing.join(', ')}. Add one, named with the id.`),
  );
  process.exitCode = gaps.length > 0 || unknown.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(`spec:coverage: ${error.message}`);
    process.exitCode = 1;
  }
}
