import {screen} from '@testing-library/react';
import globalData from '@site/tests/unit/__fixtures__/generated/globalData';
import {renderWithProviders} from '@site/tests/unit/support/renderWithProviders';
import GlobalUI from '@site/src/components/GlobalUI';
import type {PageFlags} from '@site/src/lib/site/records';
import {siteConfig} from '@site/src/lib/site/siteConfig';

jest.mock('@site/src/components/GlobalUI/registry', () => ({
  globalUIRegistry: {
    First: ({label = ''}: {label?: string}) => <p>first {label}</p>,
    Second: () => <p>second</p>,
  },
}));

function renderGlobalUI(route = '/guide/start/', flags?: PageFlags): void {
  const siteData = globalData['site-data'].default;
  const site = {
    ...siteData.site,
    globalUIComponents: [{name: 'Second'}, {name: 'First', props: {label: 'with props'}}, {name: 'Unknown'}],
  };
  renderWithProviders(<GlobalUI />, {
    route,
    globalData: {'site-data': {default: {...siteData, site, ...(flags && {pages: {[route]: flags}})}}},
  });
}

it('GLOBALUI-02 renders the components of the site config in its order, with their props', () => {
  renderGlobalUI();
  expect(screen.getAllByText(/first|second/).map((element) => element.textContent)).toEqual([
    'second',
    'first with props',
  ]);
});

it('GLOBALUI-01 renders none with the query parameter', () => {
  renderGlobalUI('/guide/start/?globalUIComponents=0');
  expect(screen.queryByText(/first|second/)).toBeNull();
});

it('GLOBALUI-01 renders none when the front matter says so', () => {
  renderGlobalUI('/guide/start/', {globalUIComponents: false});
  expect(screen.queryByText(/first|second/)).toBeNull();
});

it('GLOBALUI-02 image zoom is the first entry of the site', () => {
  expect(siteConfig.globalUIComponents[0]).toEqual({name: 'ImageZoom'});
});
