import {applyAppearance} from '@site/src/plugins/runtime/inline/appearance';
import {resetPage} from '../../../support/resetPage';

const root = document.documentElement;

afterEach(resetPage);

function setSystem(prefersDark: boolean): void {
  jest.spyOn(window, 'matchMedia').mockReturnValue({matches: prefersDark} as MediaQueryList);
}

it.each([
  ['dark', false, 'dark', 'dark'],
  ['light', true, 'light', 'light'],
  ['auto', true, 'dark', 'auto'],
  ['purple', true, 'dark', 'auto'],
  [null, false, 'light', 'auto'],
] as const)('THEME-03 THEME-09 with %p stored and a dark system %p shows %s', (stored, prefersDark, mode, choice) => {
  setSystem(prefersDark);
  if (stored !== null) {
    window.localStorage.setItem('k', stored);
  }
  applyAppearance({storageKey: 'k', darkMode: true});
  expect([root.dataset.theme, root.dataset.appearance]).toEqual([mode, choice]);
});

it('THEME-04 ignores the stored value when dark mode is disabled', () => {
  setSystem(true);
  window.localStorage.setItem('k', 'dark');
  applyAppearance({storageKey: 'k', darkMode: false});
  expect(root.dataset.theme).toBe('light');
});
