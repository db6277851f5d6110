import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import type {JudgedQuery} from '../../../src/lib/search/judge';
import type {PageRecord} from '../../../src/lib/search';
import {BUILD} from './build';
import {expect, waitForHydration} from './test';

/** What Windows and Linux call the shortcut; the tests run there. */
export const SHORTCUT = 'Control+k';

/** Page records of a locale's index file of the default version, and the address of the file. */
export function readIndex(prefix: '' | 'zh/'): {address: string; records: PageRecord[]} {
  const folder = path.join(BUILD, prefix, 'static');
  const name = readdirSync(folder).find((file) => file.startsWith('search_index.1_x.') && file.endsWith('.json'));
  if (name === undefined) {
    throw new Error(`There is no search index in ${folder}: run "npm run build" first.`);
  }
  return {
    address: `/${prefix}static/${name}`,
    records: JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as PageRecord[],
  };
}

/** The public sample of judged queries in one language. */
export function readSample(lang: string): JudgedQuery[] {
  const file = path.resolve(__dirname, '..', '..', 'fixtures', 'search', 'sample-queries.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[]).filter((query) => query.lang === lang);
}

export type SearchBox = {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly hits: Locator;
  /** The selected hit. */
  readonly active: Locator;
};

/** Parts of the open dialog, by role. */
export function getSearchBox(page: Page): SearchBox {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    hits: dialog.getByRole('option'),
    active: dialog.locator('[role="option"][aria-selected="true"]'),
  };
}

/** Types a query in one go and waits until its answer stands, texts and all; the list of hits comes a moment after the answer. */
export async function searchFor({field, dialog}: SearchBox, query: string): Promise<void> {
  await field.fill(query);
  await dialog.locator('[data-phase="answered"]').waitFor();
  await expect(dialog.locator('[role="listbox"][aria-busy="true"]')).toHaveCount(0);
}

/** Opens an address, then the dialog with the shortcut. */
export async function openSearch(page: Page, address = '/guide/start/quick-start'): Promise<SearchBox> {
  await page.goto(address);
  await waitForHydration(page);
  await page.keyboard.press(SHORTCUT);
  const box = getSearchBox(page);
  await box.field.waitFor();
  return box;
}
