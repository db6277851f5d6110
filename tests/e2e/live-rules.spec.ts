import {expect, goto, test} from './support/test';

// The rules themselves are unit-tested (SEARCH-07..09, REDIRECT-04, DOCFOOT-01): here, that no other one acts on input.
test('VALIDATE-03 no field of the site refuses or comments on what is typed', async ({page}) => {
  for (const route of ['/', '/config/', '/guide/start/', '/search']) {
    await goto(page, route);
    const fields = await page.locator('input, textarea, select').all();
    expect(fields.length > 0, route).toBe(['/config/', '/search'].includes(route));
    for (const field of fields) {
      for (const attribute of ['required', 'pattern', 'minlength', 'min', 'max', 'aria-required']) {
        expect(await field.getAttribute(attribute), `${route}: ${attribute}`).toBeNull();
      }
      expect(['text', 'search', null]).toContain(await field.getAttribute('type'));
    }
  }
  await goto(page, '/config/');
  const filter = page.getByPlaceholder('Enter keyword');
  await filter.fill('<img src=x onerror=alert(1)> ${label} 字');
  await expect(page.getByText('No matching API found: <img src=x onerror=alert(1)> ${label} 字')).toBeVisible();
  await expect(page.getByText(/Please enter|is not a valid/)).toHaveCount(0);
});

test('SIDEBAR-03 API pages have the group JavaScript API', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await goto(page, '/api/javascript-api/core');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(sidebar.getByText('JavaScript API', {exact: true})).toBeVisible();
  await expect(sidebar.getByRole('link')).toHaveText(['Core', 'Types', 'Instance']);
});

test('ERROR-07 using every feature leaves no error overlay and no uncaught exception', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await goto(page, '/');
  await page.getByRole('button', {name: 'Related tools'}).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('dts');
  await expect(page.getByRole('option').first()).toContainText('dts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dts/);
  await page
    .getByRole('button', {name: /switch to dark theme/i})
    .first()
    .click();
  await page.getByRole('button', {name: /wrap/i}).first().click();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/web bundler/i);
  await expect(page.locator('iframe, #webpack-dev-server-client-overlay')).toHaveCount(0);
});
