/** @jest-environment node */
import {mergeTexts, type MergeInput} from '../../../../../tools/versions/backport/mergeTexts';

const TEXTS: MergeInput = {
  ours: 'one\ntwo of ours\nthree\nfour\nfive\nsix\nseven of ours\n',
  before: 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n',
  after: 'one\nnew two\nthree\nfour\nfive\nsix\nnew seven\n',
  labels: ['0.x', 'abc'],
};

function withLineEnds(end: string): MergeInput {
  const [ours, before, after] = [TEXTS.ours, TEXTS.before, TEXTS.after].map((text) => text.replaceAll('\n', end));
  return {...TEXTS, ours, before, after};
}

describe('mergeTexts', () => {
  it('makes the change in a text that is another one elsewhere', async () => {
    const input = {...TEXTS, ours: TEXTS.before.replace('five', 'five of ours')};
    await expect(mergeTexts(input)).resolves.toEqual({
      text: 'one\nnew two\nthree\nfour\nfive of ours\nsix\nnew seven\n',
      conflicts: [],
      markers: [],
    });
  });

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
  ])('finds where the change does not fit, with line ends of %s', async (_name, end) => {
    const {text, conflicts, markers} = await mergeTexts(withLineEnds(end));
    expect(conflicts).toEqual([2, 7]);
    expect(markers.map((line) => text.split(end)[line - 1])).toEqual(['<<<<<<< 0.x', '<<<<<<< 0.x']);
  });

  it('throws where it does not fit and no marker is found, rather than take the text for a merged one', async () => {
    await expect(mergeTexts({...TEXTS, labels: ['two\nlines', 'abc']})).rejects.toThrow(
      'git merge-file: status 2, but no markers of "two\nlines" and "abc"',
    );
  });
});
