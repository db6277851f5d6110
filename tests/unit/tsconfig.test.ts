/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {exclude} from '../../tsconfig.json';

it('has the types checked without the scripts of a build or a report: they take minutes and gigabytes', () => {
  const folders = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .filter((line) => /^\/?[a-z][^*]*\/$/.test(line))
    .map((line) => line.replaceAll('/', ''));
  expect(folders).toContain('deploy');
  expect(exclude).toEqual(expect.arrayContaining(folders));
});
