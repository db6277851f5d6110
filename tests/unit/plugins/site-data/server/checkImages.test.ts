/** @jest-environment node */
import path from 'node:path';
import {siteConfig} from '@site/src/lib/site/siteConfig';
import {checkImages} from '@site/src/plugins/site-data/server/checkImages';

const FOLDERS = [path.resolve('static')];

it('accepts the images of the site', () => {
  expect(() => checkImages(siteConfig, FOLDERS)).not.toThrow();
});

it('names every image that is lost, with its keys, and leaves other addresses alone', () => {
  const site = {
    logo: {image: {light: '/img/logo.svg', dark: '/img/nope.svg'}},
    tools: [{logo: '/img/tools/nope.png', url: 'https://example.org/a.png'}],
    nav: [{link: '/guide/start/'}, {link: '//example.org/a.svg'}],
  };
  expect(() => checkImages(site, FOLDERS)).toThrow(
    'site-data: the site data names images that are not in "static":\n' +
      '  logo.image.dark: /img/nope.svg\n  tools.0.logo: /img/tools/nope.png',
  );
});
