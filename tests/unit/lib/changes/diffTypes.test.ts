import {diffTypes} from '@site/src/lib/changes/diffTypes';

describe('diffTypes', () => {
  it('joins two long types that are alike', () => {
    expect(diffTypes("'es2023' | 'es2024' | 'esnext'", "'es2023' | 'es2024' | 'es2025' | 'esnext'")).toEqual([
      "'es2023' | 'es2024' | ",
      ["'es2025' | ", '+'],
      "'esnext'",
    ]);
  });

  it.each([
    ['short', 'boolean', 'string'],
    ['different', 'Record<string, unknown>[]', '(name: string) => Promise<void>'],
  ])('leaves %s types alone', (_, before, now) => {
    expect(diffTypes(before, now)).toBeUndefined();
  });
});
