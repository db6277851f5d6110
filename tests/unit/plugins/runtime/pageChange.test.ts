import nprogress from 'nprogress';
import '@site/src/plugins/runtime/client/pageChange';

it('PROGRESS-01 sets the numbers of the page-load bar', () => {
  expect(nprogress.settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
  });
});
