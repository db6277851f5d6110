import {STAR_ATTRACTION_DISTANCE} from '../constants';

/** A place in the window, in CSS pixels from its top left corner. */
export type Point = {readonly x: number; readonly y: number};

/**
 * Places of the 35 stars, in percent of the hero's width and height (STARS-01). They keep to the sides and the edges, where there is
 * no text.
 */
export const STAR_PLACES: readonly Point[] = (
  [
    [6, 22],
    [11, 61],
    [15, 12],
    [18, 43],
    [22, 79],
    [27, 27],
    [31, 9],
    [34, 66],
    [38, 19],
    [43, 87],
    [47, 6],
    [53, 13],
    [58, 83],
    [62, 21],
    [66, 8],
    [69, 70],
    [73, 31],
    [77, 14],
    [80, 56],
    [84, 77],
    [88, 25],
    [92, 47],
    [95, 10],
    [4, 84],
    [9, 38],
    [14, 92],
    [25, 52],
    [29, 90],
    [36, 38],
    [64, 43],
    [71, 91],
    [75, 47],
    [86, 93],
    [90, 66],
    [97, 82],
  ] as const
).map(([x, y]) => ({x, y}));

/**
 * How far a star moves from its place: all the way to a pointer that is less than 100 px away both across and down, else not at all
 * (STARS-03). Both points are in the window's coordinates; `null` is a pointer that is not there.
 */
export function starOffset(star: Point, pointer: Point | null): Point {
  if (pointer === null) {
    return {x: 0, y: 0};
  }
  const x = pointer.x - star.x;
  const y = pointer.y - star.y;
  const isNear = Math.abs(x) < STAR_ATTRACTION_DISTANCE && Math.abs(y) < STAR_ATTRACTION_DISTANCE;
  return isNear ? {x, y} : {x: 0, y: 0};
}
