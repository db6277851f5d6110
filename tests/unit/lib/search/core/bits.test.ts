import fc from 'fast-check';
import {NumberReader, NumberWriter} from '@site/src/lib/search/core/bits';

type Step = {low: number | null; value: number};

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    low: fc.constant(null),
    value: fc.oneof(fc.integer({min: 1, max: 9}), fc.integer({min: 1, max: 2 ** 23})),
  }),
  fc.record({low: fc.nat(10), value: fc.oneof(fc.nat(40), fc.nat(2 ** 22))}),
);

function write(steps: readonly Step[]): string {
  const writer = new NumberWriter();
  steps.forEach(({low, value}) => (low === null ? writer.number(value) : writer.near(low, value)));
  return writer.finish();
}

describe('numbers as text', () => {
  it('gives back every number, near and far from what is expected', () => {
    fc.assert(
      fc.property(fc.array(step, {maxLength: 300}), (steps) => {
        const reader = new NumberReader(write(steps));
        expect(steps.map(({low}) => (low === null ? reader.number() : reader.near(low)))).toEqual(
          steps.map(({value}) => value),
        );
      }),
      {numRuns: 200},
    );
  });

  it('is text of one line without blanks, that needs no escape in UTF-8', () => {
    fc.assert(fc.property(fc.array(step), (steps) => expect(write(steps)).toMatch(/^[;-z]*$/)));
  });

  it('needs one bit for what is expected, and one more for each time it is farther', () => {
    expect(write(Array.from({length: 600}, () => ({low: 0, value: 0})))).toHaveLength(100);
    expect(write(Array.from({length: 600}, () => ({low: 4, value: 15})))).toHaveLength(500);
    expect(write(Array.from({length: 600}, () => ({low: 4, value: 63})))).toHaveLength(800);
  });

  it('ends on any text, with a number or with an error that says what is wrong', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.boolean(), {maxLength: 40}), (text, kinds) => {
        const reader = new NumberReader(text);
        try {
          kinds.forEach((isNumber) => expect(isNumber ? reader.number() : reader.near(3)).toBeGreaterThanOrEqual(0));
        } catch (cause) {
          expect(cause).toEqual(new Error('the search core is damaged.'));
        }
      }),
    );
  });
});
