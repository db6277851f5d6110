import {
  canAnimate,
  flipAppearance,
  resolveAppearance,
  revealRadius,
  sanitizeAppearance,
} from '@site/src/lib/appearance/appearance';

describe('sanitizeAppearance', () => {
  it.each(['purple', '', null, undefined, 'LIGHT', 3, {}])('THEME-03 treats %p as auto', (value) => {
    expect(sanitizeAppearance(value)).toBe('auto');
  });

  it.each(['light', 'dark', 'auto'])('THEME-01 keeps %s', (value) => {
    expect(sanitizeAppearance(value)).toBe(value);
  });
});

describe('resolveAppearance', () => {
  it('THEME-02 follows the system on auto', () => {
    expect(resolveAppearance('auto', {prefersDark: true, darkMode: true})).toBe('dark');
    expect(resolveAppearance('auto', {prefersDark: false, darkMode: true})).toBe('light');
  });

  it('THEME-02 does not follow the system on an explicit choice', () => {
    expect(resolveAppearance('light', {prefersDark: true, darkMode: true})).toBe('light');
    expect(resolveAppearance('dark', {prefersDark: false, darkMode: true})).toBe('dark');
  });

  it.each(['light', 'dark', 'auto'] as const)('THEME-04 is light for %s when dark mode is disabled', (choice) => {
    expect(resolveAppearance(choice, {prefersDark: true, darkMode: false})).toBe('light');
  });
});

describe('flipAppearance', () => {
  it('THEME-08 flips what the reader sees', () => {
    expect(flipAppearance('dark')).toBe('light');
    expect(flipAppearance('light')).toBe('dark');
  });
});

describe('canAnimate', () => {
  it('THEME-06 needs support, the setting, and no wish for reduced motion', () => {
    const table = [true, false].flatMap((supported) =>
      [true, false].flatMap((enabled) => [true, false].map((reducedMotion) => ({supported, enabled, reducedMotion}))),
    );
    expect(table.filter(canAnimate)).toEqual([{supported: true, enabled: true, reducedMotion: false}]);
  });
});

describe('revealRadius', () => {
  it('THEME-07 reaches the farthest corner and 200 px more', () => {
    expect(revealRadius({x: 0, y: 0}, {width: 300, height: 400})).toBe(700);
    expect(revealRadius({x: 300, y: 400}, {width: 300, height: 400})).toBe(700);
    expect(revealRadius({x: 150, y: 200}, {width: 300, height: 400})).toBe(450);
  });
});
