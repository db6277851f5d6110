/** @jest-environment node */
import {readOptions} from '../../../../tools/bench-search/options.mjs';

describe('readOptions', () => {
  it('measures everything with the queries of the site', () => {
    const {parts, sizes, easyopsLimit, queries} = readOptions([]);
    expect([...parts]).toEqual(['quality', 'bytes', 'growth', 'browser']);
    expect([sizes, easyopsLimit]).toEqual([[75, 500, 2000, 10000], 2000]);
    expect(queries).toContainEqual(expect.objectContaining({lang: 'en', query: 'lib.bundle'}));
  });

  it.each([
    [
      ['--only', 'quality,speed'],
      '--only "quality,speed": there is no "speed"; there are quality, bytes, growth, browser',
    ],
    [['--sizes', '75,many'], '--sizes "75,many": give whole numbers from 1 on, as 75,500.'],
    [['--sizes', '0'], '--sizes "0": give whole numbers from 1 on, as 75,500.'],
    [['--easyops-limit', ''], '--easyops-limit "": give a whole number from 1 on.'],
    [['--queries', 'nowhere.json'], '--queries "nowhere.json": there is no such file'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(new Error(message));
  });
});
