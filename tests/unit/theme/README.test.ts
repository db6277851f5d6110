/** @jest-environment node */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const THEME = path.resolve(__dirname, '../../../src/theme');

/** Components below `src/theme`, as the part after `@theme/`. */
function listComponents(): string[] {
  return readdirSync(THEME, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => file.replace(/(?:\/index)?\.tsx?$/, ''))
    .sort();
}

/** Source of a component, which is a folder or, rarely, a file. */
function readComponent(name: string): string {
  const file = [`${name}/index.tsx`, `${name}.tsx`].find((candidate) => existsSync(path.join(THEME, candidate)));
  return readFileSync(path.join(THEME, file ?? name), 'utf8');
}

function readRows(): string[][] {
  return readFileSync(path.join(THEME, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
}

describe('src/theme/README.md', () => {
  it('has one row for each component, in alphabetical order', () => {
    expect(readRows().map(([name]) => name.replaceAll('`', ''))).toEqual(listComponents());
  });

  it('fills every cell of every row', () => {
    for (const row of readRows()) {
      expect(row).toHaveLength(6);
      expect(row.every((cell) => cell !== '')).toBe(true);
      expect(row[1]).toMatch(/^(wrap|eject|new)$/);
    }
  });

  it.each(readRows().filter(([, kind]) => kind === 'wrap'))('%s wraps its original', (name) => {
    const component = name.replaceAll('`', '');
    expect(readComponent(component)).toContain(`'@theme-original/${component}'`);
  });

  it.each(readRows().filter(([, kind]) => kind === 'eject'))('%s says on its first line what was changed', (name) => {
    const component = name.replaceAll('`', '');
    expect(readComponent(component).split('\n')[0]).toMatch(/^\/\/ Ejected from /);
  });
});
