/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createJudge} from '../../../../tools/i18n/createJudge';
import {chooseParser} from '../../../../src/server/markdown/parsers';

const ROOT = path.resolve(__dirname, '../../../..');

it.each(['docs/guide/start/index.mdx', 'docs/guide/start/glossary.mdx'])(
  'finds nothing in %s, which is built',
  (file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    expect(createJudge(ROOT)({file, source}, chooseParser(file).parse(source))).toEqual([]);
  },
);

it('finds what the build refuses', () => {
  const page = {file: 'docs/a.mdx', source: '---\ntitle: ""\n---\n\n{one}\n'};
  const found = createJudge(ROOT)(page, chooseParser(page.file).parse(page.source));
  expect(found.map(({line}) => line)).toEqual([2, 5]);
});
