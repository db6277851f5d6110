import fc from 'fast-check';
import {BitReader, BitWriter, createContexts, NumberModel} from '@site/src/lib/search/core/rangeCoder';

describe('range coder', () => {
  it('gives back every bit in every context', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(7), fc.integer({min: 0, max: 1})), {maxLength: 3000}), (bits) => {
        const writer = new BitWriter();
        const learned = createContexts(8);
        bits.forEach(([context, bit]) => writer.bit(learned, context, bit));
        const reader = new BitReader(writer.finish());
        const learning = createContexts(8);
        expect(bits.map(([context]) => reader.bit(learning, context))).toEqual(bits.map(([, bit]) => bit));
      }),
      {numRuns: 50},
    );
  });

  it('gives back every number, small and large', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({min: 1, max: 9}), fc.integer({min: 1, max: 2 ** 24 - 1}))),
        (numbers) => {
          const writer = new BitWriter();
          const model = new NumberModel(3);
          numbers.forEach((number, i) => model.code(writer, i % 3, number));
          const reader = new BitReader(writer.finish());
          const other = new NumberModel(3);
          expect(numbers.map((_, i) => other.code(reader, i % 3, 0))).toEqual(numbers);
        },
      ),
      {numRuns: 100},
    );
  });

  it('needs next to nothing for what it has learned to expect', () => {
    const writer = new BitWriter();
    const model = new NumberModel();
    for (let i = 0; i < 8000; i++) {
      model.code(writer, 0, i % 40 === 0 ? 2 : 1);
    }
    expect(writer.finish().length).toBeLessThan(400);
  });

  it('reads any bytes without an end that is missing', () => {
    const reader = new BitReader(new Uint8Array(0));
    expect(new NumberModel().code(reader, 0, 0)).toBeGreaterThan(0);
  });
});
