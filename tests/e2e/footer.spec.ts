import {expect, goto, test} from './support/test';

test.describe('footer', () => {
  test('FOOTER-01 FOOTER-02 the home footer begins with the organisation and carries licence and copyright, a doc has none', async ({
    page,
  }) => {
    await goto(page, '/');
    const footer = page.getByRole('contentinfo');
    const first = footer.getByRole('link').first();
    await expect(first).toHaveText('Rstack');
    await expect(first).toHaveAttribute('href', 'https://github.com/web-infra-dev');
    await expect(first).toHaveAttribute('target', '_blank');
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
