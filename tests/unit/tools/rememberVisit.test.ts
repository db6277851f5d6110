import type {Page} from 'playwright';
import {VISITED_STORAGE_KEY, VISITED_VALUE} from '@site/src/lib/locale';
import {rememberVisit} from '../../../tools/rememberVisit.mjs';

it('REDIRECT-03 stores in each page what the site stores of a visitor', async () => {
  const page = {
    addInitScript: (script: (argument: unknown) => void, argument: unknown) => {
      script(argument);
    },
  };
  await rememberVisit(page as unknown as Page);
  expect(window.localStorage.getItem(VISITED_STORAGE_KEY)).toBe(VISITED_VALUE);
});
