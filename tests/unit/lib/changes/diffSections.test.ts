import {compareSections, diffSections} from '@site/src/lib/changes/diffSections';
import {toOwnNames} from '@site/src/lib/changes/tokens';
import type {Block, Run, Section} from '@site/src/lib/changes/types';

const OWN = toOwnNames(['0.x', '1.x', '0.23.2', '1.0.1']);

function paragraph(...runs: Run[]): Block {
  return {type: 'text', kind: 'paragraph', runs};
}

function section(id: string, ...texts: string[]): Section {
  return {id, depth: 2, title: [id], blocks: texts.map((text) => paragraph(text))};
}

function kinds(before: readonly Section[], now: readonly Section[]): string[] {
  return diffSections(before, now, OWN).changes.map(({change: {kind, id}}) => `${kind} ${id}`);
}

describe('diffSections', () => {
  it('tells added, removed and reworded sections, and counts the others', () => {
    const before = [
      section('', 'Intro.'),
      section('same', 'Text.'),
      section('gone', 'Old words.'),
      section('edited', 'It is a default value.'),
    ];
    const now = [
      section('', 'Intro.'),
      section('same', 'Text.'),
      section('edited', 'It is a required value.'),
      section('fresh', 'Quite different.'),
    ];
    const {changes, kept} = diffSections(before, now, OWN);
    expect(changes.map(({change: {kind, id}}) => `${kind} ${id}`)).toEqual([
      'removed gone',
      'changed edited',
      'added fresh',
    ]);
    expect(kept).toBe(2);
  });

  it('takes no section that is still there for one that is gone', () => {
    const [text, copy] = ['text', 'copy'].map((id) => section(id, 'The same words in both.'));
    expect(kinds([text, copy], [text])).toEqual(['removed copy']);
  });

  it('sees a section that changed its place, and not those that made room for it', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => section(id, `Text about ${id}.`));
    expect(kinds([a, b, c, d], [d, a, b, c])).toEqual(['moved d']);
  });

  it('sees a heading with other words', () => {
    const {changes} = diffSections(
      [{...section('x', 'Text.'), title: ['Old name']}],
      [{...section('x', 'Text.'), title: ['New name']}],
      OWN,
    );
    expect(changes[0].change).toMatchObject({
      kind: 'changed',
      blocks: [],
      title: [['Old', '-'], ['New', '+'], ' name'],
    });
  });

  it('finds a section again whose id changed, by what it says', () => {
    const text = 'The compiler reads the configuration before anything else happens.';
    expect(kinds([section('before', text, 'More.')], [section('after', text, 'More.', 'And this.')])).toEqual([
      'changed after',
    ]);
  });

  it('shows the start of an added section and counts the rest', () => {
    const [{change}] = diffSections([], [section('new', 'One.', 'Two.', 'Three.', 'Four.')], OWN).changes;
    expect(change).toMatchObject({kind: 'added', more: 2});
    expect(change.blocks).toHaveLength(2);
  });

  it('finds nothing in equal pages', () => {
    const page = [section('', 'Intro.'), section('a', 'Text.')];
    expect(diffSections(page, page, OWN)).toEqual({changes: [], kept: 2});
  });
});

describe('compareSections', () => {
  it('reads the words of a section once, with however many others it is compared', () => {
    let reads = 0;
    const counted: Section = {
      ...section('a', 'Set a default value.'),
      get blocks() {
        reads += 1;
        return [paragraph('Set a default value.')];
      },
    };
    const others = ['Set a default value.', 'Set a value.', 'Quite different.'].map((text) => section('b', text));
    expect(others.map((other) => compareSections(counted, other, OWN) > 0.5)).toEqual([true, true, false]);
    expect(reads).toBe(1);
  });
});
