import useUISwitch from '@site/src/hooks/useUISwitch';
import type {UISwitch} from '@site/src/lib/ui/uiSwitch';
import {renderWithProviders} from '@site/tests/unit/support/renderWithProviders';

let seen: UISwitch[] = [];

function Probe(): null {
  seen.push(useUISwitch({footer: false}));
  return null;
}

beforeEach(() => {
  seen = [];
});

test('QUERYPARAM-02 parts that the address hides are left out of a page that the reader comes to', () => {
  renderWithProviders(<Probe />, {route: '/guide/start/?sidebar=0'});
  expect(seen[0]).toMatchObject({sidebar: false, footer: false, navbar: true});
});

test('QUERYPARAM-06 hydration begins as the static page is, which no address has a part in', () => {
  renderWithProviders(<Probe />, {route: '/guide/start/?sidebar=0', isHydrated: true});
  const [inBuild, hydrating] = seen;
  expect(inBuild).toMatchObject({sidebar: true, footer: false});
  expect(hydrating).toEqual(inBuild);
  expect(seen.at(-1)).toMatchObject({sidebar: false, footer: false});
});

test('an address that hides nothing is no reason to render again when hydration is over', () => {
  renderWithProviders(<Probe />, {route: '/guide/start/', isHydrated: true});
  const [inBuild, ...inBrowser] = seen;
  expect(inBrowser).toEqual([inBuild]);
});
