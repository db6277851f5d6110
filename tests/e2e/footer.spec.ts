import {expect, goto, test} from './support/test';

test.describe('footer', () => {
  test('FOOTER-01 the first link of the home footer leads to the organisation, in a new tab', async ({page}) => {
    await goto(page, '/');
    const first = page.getByRole('contentinfo').getByRole('link').first();
    await expect(first).toHaveText('Rstack');
    await expect(first).toHaveAttribute('href', 'https://github.com/web-infra-dev');
    await expect(first).toHaveAttribute('target', '_blank');
  });

  test('FOOTER-02 the home footer carries licence and copyright, a doc has no large footer', async ({page}) => {
    await goto(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Released under the MIT license.');
    await expect(footer).toContainText('Copyright ©');
    await footer.getByRole('link', {name: 'Quick start'}).click();
    await expect(page).toHaveURL('/guide/start/quick-start');
    await expect(page.locator('.theme-layout-footer')).toHaveCount(0);
  });

  test('FOOTER-02 the Chinese footer is Chinese', async ({page}) => {
    await goto(page, '/zh/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', {name: '快速开始'})).toHaveAttribute('href', '/zh/guide/start/quick-start');
    await expect(footer.getByRole('link', {name: 'Rsdoctor'})).toHaveAttribute('href', 'https://rsdoctor.rs/zh/');
  });
});
