/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createClassNames, readModuleClasses} from '@site/src/server/css/classNames';

describe('createClassNames', () => {
  let folder: string;

  function write(name: string, css: string): string {
    const file = path.join(folder, name);
    writeFileSync(file, css);
    return file;
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'names-'));
  });

  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it('gives each class of each file a short name of its own', () => {
    const many = Array.from({length: 2500}, (_, index) => `.class${index} {}`).join('\n');
    const files = [write('a.module.css', '.root {} .list {}'), write('b.module.css', `.root {} ${many}`)];
    const {nameOf, localNames} = createClassNames(files, folder);
    const names = [
      nameOf(files[0], 'root'),
      nameOf(files[0], 'list'),
      nameOf(files[1], 'root'),
      ...Array.from({length: 2500}, (_, index) => nameOf(files[1], `class${index}`)),
    ];
    expect(new Set(names).size).toBe(2503);
    expect(localNames.get(names[1] ?? '')).toBe('list');
    names.forEach((name) => expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]?$/));
  });

  it('leaves out names that blockers of advertisements hide', () => {
    const css = Array.from({length: 3000}, (_, index) => `.c${index} {}`).join('');
    const file = write('a.module.css', css);
    const {nameOf} = createClassNames([file], folder);
    const names = Array.from({length: 3000}, (_, index) => nameOf(file, `c${index}`)?.toLowerCase());
    expect(names).toContain('ac');
    expect(names).not.toContain('ad');
  });

  it('knows no other file or class', () => {
    const file = write('a.module.css', '.root {}');
    const {nameOf} = createClassNames([file], folder);
    expect(nameOf('/elsewhere.module.css', 'root')).toBeUndefined();
    expect(nameOf(file, 'list')).toBeUndefined();
  });

  it('has a hash that follows the names, wherever the site lies', () => {
    const file = write('a.module.css', '.root {} .list {}');
    const first = createClassNames([file], folder).hash;
    expect(createClassNames([file], folder).hash).toBe(first);
    write('a.module.css', '.list {} .root {}');
    expect(createClassNames([file], folder).hash).not.toBe(first);
  });
});

describe('readModuleClasses', () => {
  it('reads classes, not numbers, comments, texts or addresses', () => {
    const css =
      '/* .no */ .a:hover > .b-c { width: .5em; background: url(x.svg); content: ".n" } @media (x) { .a {} .d_1 {} }';
    expect(readModuleClasses(css)).toEqual(['a', 'b-c', 'd_1']);
  });
});
