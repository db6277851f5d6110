import {toCardPath} from '@site/src/lib/url';

it.each([
  ['/guide/start/', '/', 'img/og/guide/start.jpg'],
  ['/zh/0.x/config/lib/dts', '/zh/', 'img/og/0.x/config/lib/dts.jpg'],
  ['/lib/', '/lib/', 'img/og/index.jpg'],
])('the picture of %s below %s is %s', (permalink, baseUrl, place) => {
  expect(toCardPath(permalink, baseUrl)).toBe(place);
});
