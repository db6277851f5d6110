import {STAR_COUNT, starSize} from '@site/src/lib/constants';
import {STAR_PLACES, starOffset} from '@site/src/lib/ui/starOffset';

const STAR = {x: 200, y: 300};

describe('starOffset', () => {
  it('STARS-03 leads to a pointer that is 99 px away on both axes', () => {
    expect(starOffset(STAR, {x: 299, y: 201})).toEqual({x: 99, y: -99});
  });

  it.each([
    ['across', {x: 300, y: 300}],
    ['down', {x: 200, y: 400}],
    ['across, to the left', {x: 100, y: 300}],
  ])('STARS-03 stays where the pointer is 100 px away %s', (_axis, pointer) => {
    expect(starOffset(STAR, pointer)).toEqual({x: 0, y: 0});
  });

  it('STARS-03 stays where there is no pointer', () => {
    expect(starOffset(STAR, null)).toEqual({x: 0, y: 0});
  });
});

describe('STAR_PLACES', () => {
  it('STARS-01 has 35 different places inside the hero', () => {
    expect(STAR_PLACES).toHaveLength(STAR_COUNT);
    expect(new Set(STAR_PLACES.map(({x, y}) => `${x} ${y}`)).size).toBe(35);
    expect(STAR_PLACES.every(({x, y}) => x > 0 && x < 100 && y > 0 && y < 100)).toBe(true);
  });

  it('STARS-02 goes with sizes from 3 to 4.7 px', () => {
    expect([starSize(0), starSize(34)]).toEqual([3, 4.7]);
  });
});
