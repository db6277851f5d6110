import {expectAccessible, goto, test} from './support/test';

const PAGES = {
  home: '/',
  'a doc page': '/guide/start/quick-start',
  'an overview page': '/config/',
  'the 404 page': '/no/such/page',
};

test.describe('accessibility', () => {
  for (const [name, path] of Object.entries(PAGES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [375, 1280]) {
        test(`WCAG 2.2 AA ${name}, ${colorScheme}, ${width} px`, async ({page}) => {
          await page.setViewportSize({width, height: 800});
          // Reduced motion, so that no half-faded text is measured.
          await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
          await goto(page, path);
          await expectAccessible(page);
        });
      }
    }
  }
});
