/** @jest-environment node */
import postcss from 'postcss';
import {dropUnused, readByKept, readClasses, readRootProperties} from '@site/src/plugins/lean/server/dropUnused';

type RunOptions = {kept?: string[]; read?: string[]; overridden?: string[]; named?: string[]; file?: string};

function run(css: string, options: RunOptions = {}): string {
  const {
    kept = ['kept'],
    read = [],
    overridden = [],
    named = ['--c', '--d', '--e'],
    file = 'infima/stock.css',
  } = options;
  const plugin = dropUnused({
    keptClasses: kept,
    readProperties: new Set(read),
    overridden: new Set(overridden),
    named: new Set(named),
  });
  return postcss([plugin])
    .process(css, {from: `/x/${file}`})
    .css.replace(/\s+/g, ' ')
    .trim();
}

describe('dropUnused', () => {
  it('drops rules of classes that nothing has, and keeps those of elements', () => {
    expect(run('.kept { a: b } .gone { a: b } .kept .gone { a: b } h5 > a { a: b }')).toBe(
      '.kept { a: b } h5 > a { a: b }',
    );
  });

  it('drops single selectors of a rule', () => {
    expect(run('.gone, .kept, .kept:hover .gone { a: b }')).toBe('.kept { a: b }');
  });

  it('does not take what a selector excludes for what it needs', () => {
    expect(run('.kept:not(.gone) { a: b } a[href$=".gone"] { a: b }')).toBe(
      '.kept:not(.gone) { a: b } a[href$=".gone"] { a: b }',
    );
  });

  it('drops what is empty then, and leaves animations as they are', () => {
    expect(run('@media print { .gone { a: b } } @keyframes x { from { a: b } to { a: c } }')).toBe(
      '@keyframes x { from { a: b } to { a: c } }',
    );
  });

  it('drops custom properties that nobody reads, also by way of others', () => {
    const css =
      ':root { --a: var(--b); --b: 1; --c: var(--d); --d: 2; --e: 3 } .kept { width: var(--c) } .gone { width: var(--a) }';
    expect(run(css, {read: ['--e']})).toBe(':root { --c: var(--d); --d: 2; --e: 3 } .kept { width: var(--c) }');
  });

  it('drops what a sheet above the layers sets on the root, not what is set elsewhere', () => {
    const css = ':root, html[data-theme=dark] { --c: 1 } :root { --c: 1 } .kept { --c: 2; a: var(--c) }';
    expect(run(css, {overridden: ['--c']})).toBe(
      ':root, html[data-theme=dark] { --c: 1 } .kept { --c: 2; a: var(--c) }',
    );
  });

  it('writes values that never change where they are read', () => {
    const css = ':root { --a: 1px; --b: calc(var(--a) * 2) } .kept { a: var(--b); b: var( --a ) }';
    expect(run(css)).toBe('.kept { a: calc(1px * 2); b: 1px }');
  });

  it('keeps properties that change, that others name, and keywords', () => {
    const css =
      ':root { --a: 1; --c: 2; --k: inherit } html[data-theme=dark] { --a: 3 } .kept { a: var(--a) var(--c) var(--k) }';
    expect(run(css)).toBe(css);
  });

  it('keeps values that depend on one that changes', () => {
    const css = ':root { --a: var(--c); --c: 2 } .kept { --c: 3; a: var(--a) }';
    expect(run(css)).toBe(css);
  });

  it('takes for constant in the tokens what nobody else reads', () => {
    const css = ':root { --p: red; --r: var(--p); --q: var(--p) }';
    expect(run(css, {file: 'tokens.css', named: ['--p', '--r', '--q'], read: ['--r', '--q']})).toBe(
      ':root { --r: red; --q: red }',
    );
  });
});

describe('readByKept', () => {
  it('names what kept rules read, what those properties read, and what is read outside', () => {
    const root = postcss.parse(':root { --a: var(--b); --x: var(--y) } .kept { a: var(--a) } .gone { a: var(--x) }');
    const chosen = {keptClasses: ['kept'], overridden: new Set<string>()};
    expect([...readByKept(root, chosen, new Set(['--o']))].sort()).toEqual(['--a', '--b', '--o']);
  });

  it('does not follow what a sheet above sets', () => {
    const root = postcss.parse(':root { --a: var(--b) } .kept { a: var(--a) }');
    const chosen = {keptClasses: ['kept'], overridden: new Set(['--a'])};
    expect([...readByKept(root, chosen, new Set())]).toEqual(['--a']);
  });
});

describe('readClasses', () => {
  it('reads every class of a selector', () => {
    expect(readClasses('.a.b > .c_1:hover::before, .d-e')).toEqual(['a', 'b', 'c_1', 'd-e']);
  });
});

describe('readRootProperties', () => {
  it('names what is set on the root without a condition', () => {
    const css = ':root { --a: 1; --b: 2 } @media print { :root { --c: 1 } } html[data-theme=dark] { --d: 1 }';
    expect([...readRootProperties(postcss.parse(css))]).toEqual(['--a', '--b']);
  });
});
