import {UI_PARTS} from '@site/src/lib/ui/uiSwitch';
import {hideParts} from '@site/src/plugins/runtime/inline/hideParts';
import {resetPage} from '../../../support/resetPage';

const root = document.documentElement;

afterEach(resetPage);

const OPTIONS = {
  parts: [],
  announcementKey: '',
  baseUrls: ['/lib/de/', '/lib/zh/'],
  versions: ['0.x', '0.1'],
  versionBannerKey: 'banner:',
};

it('QUERYPARAM-06 marks the hidden parts and nothing else', () => {
  window.history.replaceState(null, '', '/?navbar=0&outline=1&globalUIComponents=0&evil=0');
  hideParts({...OPTIONS, parts: UI_PARTS});
  expect(root.getAttributeNames().sort()).toEqual(['data-hide-globaluicomponents', 'data-hide-navbar']);
});

it('ANNOUNCE-04 ANNOUNCE-05 marks a closed announcement for any stored value', () => {
  window.localStorage.setItem('key', 'x');
  hideParts({...OPTIONS, announcementKey: 'key'});
  expect(root.hasAttribute('data-announcement-closed')).toBe(true);
});

it.each([
  ['/lib/zh/0.x/guide/start/', true],
  ['/lib/zh/0.x', true],
  ['/lib/zh/0.1/guide/start/', false],
  ['/lib/zh/0.xyz/', false],
  ['/lib/zh/guide/0.x/', false],
  ['/lib/0.x/guide/start/', false],
])('VERSION-06 on %s a closed banner of 0.x is hidden: %p', (path, isHidden) => {
  window.localStorage.setItem('banner:0.x', 'true');
  window.history.replaceState(null, '', path);
  hideParts(OPTIONS);
  expect(root.hasAttribute('data-version-banner-closed')).toBe(isHidden);
});

it('ANNOUNCE-04 shows the bar when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => hideParts({...OPTIONS, announcementKey: 'key'})).not.toThrow();
  expect(root.hasAttribute('data-announcement-closed')).toBe(false);
});
