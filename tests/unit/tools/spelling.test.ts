/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import config from '@site/cspell.config.json';

const ROOT = path.resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

it('the words of the project are sorted, and each stands in a text that is checked', async () => {
  const words = read('tools/spelling.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(words).toEqual([...words].sort((a, b) => a.localeCompare(b, 'en')));
  const files = await Globby(config.files, {cwd: ROOT, ignore: config.ignorePaths});
  const texts = files.map((file) => read(file).toLowerCase()).join('\n');
  expect(words.filter((word) => !texts.includes(word.toLowerCase()))).toEqual([]);
});
