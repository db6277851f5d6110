/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {STAR_COUNT, starSize} from '@site/src/lib/constants';
import {STAR_PLACES} from '@site/src/lib/ui/starOffset';

const CSS = readFileSync(path.resolve(__dirname, '../../../../src/components/Stars/styles.module.css'), 'utf8');

describe('the style sheet of the stars', () => {
  it('STARS-01 STARS-02 has the place and the size of each star', () => {
    const rules = [
      ...CSS.matchAll(
        /\.star:nth-child\((\d+)\) \{\s+inset: ([\d.]+)% auto auto ([\d.]+)%;\s+width: ([\d.]+)px;\s+\}/g,
      ),
    ].map(([, ...numbers]) => numbers.map(Number));
    expect(rules).toHaveLength(STAR_COUNT);
    for (const [nth, top, left, width] of rules) {
      expect({x: left, y: top}).toEqual(STAR_PLACES[nth - 1]);
      expect(width).toBeCloseTo(starSize(nth - 1), 5);
    }
  });
});
