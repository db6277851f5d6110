import {nextFocusIndex, nextTabIndex} from '@site/src/lib/ui/arrowKeys';

const press = (key: string, held: {altKey?: boolean; ctrlKey?: boolean; metaKey?: boolean} = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('nextFocusIndex', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 0, undefined],
    ['a', 1, undefined],
  ])('NAV-05 %s on item %d of three goes to %s', (key, current, expected) => {
    expect(nextFocusIndex({key, current, count: 3})).toBe(expected);
  });

  it('NAV-05 stays where it is in an empty list', () => {
    expect(nextFocusIndex({key: 'ArrowDown', current: -1, count: 0})).toBeUndefined();
  });
});

describe('nextTabIndex', () => {
  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', 1, undefined],
    ['Tab', 1, undefined],
  ])('%s on tab %d of three goes to %s', (key, current, expected) => {
    expect(nextTabIndex({event: press(key), current, count: 3, isRtl: false})).toBe(expected);
  });

  it.each([
    ['ArrowLeft', {altKey: true}],
    ['ArrowRight', {metaKey: true}],
    ['Home', {ctrlKey: true}],
  ])('leaves %s with %o to the browser', (key, held) => {
    expect(nextTabIndex({event: press(key, held), current: 1, count: 3, isRtl: false})).toBeUndefined();
  });

  it.each([
    ['ArrowRight', 1, 0],
    ['ArrowLeft', 1, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s on tab %d of three goes to %s where the row is read from right to left', (key, current, expected) => {
    expect(nextTabIndex({event: press(key), current, count: 3, isRtl: true})).toBe(expected);
  });
});
