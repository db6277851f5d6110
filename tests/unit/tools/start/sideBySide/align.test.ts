/** @jest-environment node */
import {alignSections} from '../../../../../tools/start/sideBySide/align.js';

type Section = {id: string; top: number};

/** Places of the sections after the spaces are put above them. */
function place(sections: readonly Section[], spaces: Readonly<Record<string, number>>): Record<string, number> {
  let added = 0;
  return Object.fromEntries(
    sections.map(({id, top}) => {
      added += spaces[id] ?? 0;
      return [id, top + added];
    }),
  );
}

describe('alignSections', () => {
  it('puts equal sections at the same height, whichever column is longer', () => {
    const left = [
      {id: 'h1', top: 10},
      {id: 'a', top: 100},
      {id: 'b', top: 150},
      {id: 'c', top: 500},
    ];
    const right = [
      {id: 'h1', top: 10},
      {id: 'a', top: 60},
      {id: 'b', top: 300},
      {id: 'c', top: 400},
    ];
    const spaces = alignSections(left, right);
    expect(spaces).toEqual({left: {b: 190}, right: {a: 40, c: 250}});
    const places = [place(left, spaces.left), place(right, spaces.right)];
    expect(places[0]).toEqual(places[1]);
  });

  it('leaves out sections that only one column has', () => {
    const spaces = alignSections(
      [
        {id: 'a', top: 0},
        {id: 'only-left', top: 50},
        {id: 'b', top: 400},
      ],
      [
        {id: 'a', top: 0},
        {id: 'only-right', top: 20},
        {id: 'b', top: 100},
      ],
    );
    expect(spaces).toEqual({left: {}, right: {b: 300}});
  });

  it('does not go back to a section that stands earlier in the other column', () => {
    const left = [
      {id: 'a', top: 0},
      {id: 'b', top: 100},
      {id: 'c', top: 200},
    ];
    const right = [
      {id: 'b', top: 0},
      {id: 'a', top: 100},
      {id: 'c', top: 150},
    ];
    expect(alignSections(left, right)).toEqual({left: {a: 100}, right: {c: 150}});
  });

  it('needs no space for equal columns', () => {
    const sections = [{id: 'a', top: 10}];
    expect(alignSections(sections, sections)).toEqual({left: {}, right: {}});
    expect(alignSections([], sections)).toEqual({left: {}, right: {}});
  });
});
