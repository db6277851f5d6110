import {ANCHOR_OFFSET} from '@site/src/lib/constants';
import {findActiveHeading} from '@site/src/lib/ui/activeHeading';

describe('findActiveHeading', () => {
  const find = (tops: number[], isAtBottom = false): number =>
    findActiveHeading({tops, offset: ANCHOR_OFFSET, isAtBottom});

  it('OUTLINE-05 finds the section being read', () => {
    expect(find([-300, 72, 400])).toBe(1);
    expect(find([-300, 90, 400])).toBe(0);
  });

  it('OUTLINE-05 marks nothing above the first heading', () => {
    expect(find([200, 400])).toBe(-1);
    expect(find([])).toBe(-1);
  });

  it('OUTLINE-05 marks the last one at the bottom and below it', () => {
    expect(find([-300, 100, 400], true)).toBe(2);
    expect(find([-300, -200, -100])).toBe(2);
  });
});
