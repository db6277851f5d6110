/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');

/** Visits a tree, and says how the function that visits was named, and what becomes of names that others define. */
const PROGRAM = `
import {createRequire} from 'node:module';
import {visit} from 'unist-util-visit';
if (process.argv[1] === 'plain') {
  createRequire(process.cwd() + '/')('./tools/build/leaveVisitsUnnamed.cjs').leaveVisitsUnnamed();
}
const types = [];
const names = new Set();
visit({type: 'root', children: [{type: 'text', value: 'a'}, {type: 'break'}]}, (node) => {
  types.push(node.type);
  for (const [, name] of new Error().stack.matchAll(/at (.*) .*unist-util-visit-parents/g)) {
    names.add(name);
  }
});
const define = (name) => Object.defineProperty(() => 0, 'name', {value: name}).name;
const {value, ...other} = Object.getOwnPropertyDescriptor(Object.defineProperty({}, 'a', {value: 'node ('}), 'a');
let error;
try {
  Object.defineProperty(() => 0, 'name', undefined);
} catch ({name}) {
  error = name;
}
console.log(JSON.stringify({types, isNamed: [...names].some((name) => name.includes('node (')), own: define('own'), value, other, error}));
`;

function run(kind: 'plain' | 'stock'): Record<string, unknown> {
  const args = ['--input-type=module', '--eval', PROGRAM, kind];
  const {stdout, stderr} = spawnSync(process.execPath, args, {cwd: ROOT, encoding: 'utf8'});
  if (stdout === '') {
    throw new Error(stderr);
  }
  return JSON.parse(stdout) as Record<string, unknown>;
}

describe('leaveVisitsUnnamed', () => {
  it('keeps unist-util-visit from naming functions, and changes nothing else', () => {
    const stock = run('stock');
    expect(stock).toEqual({
      types: ['root', 'text', 'break'],
      isNamed: true,
      own: 'own',
      value: 'node (',
      other: {writable: false, enumerable: false, configurable: false},
      error: 'TypeError',
    });
    expect(run('plain')).toEqual({...stock, isNamed: false});
  });
});
