import {screen} from '@testing-library/react';
import {useVersionPlace} from '@site/src/plugins/versions/client';
import {renderWithProviders} from '../../../support/renderWithProviders';
import {withOldVersion} from '../../../support/versions';

function Place() {
  const {page, prefix, path} = useVersionPlace();
  return <p>{JSON.stringify([page.version, prefix, path])}</p>;
}

it.each([
  ['/guide/start/', 'en', ['1.x', '', '/guide/start/']],
  ['/0.x/guide/start/', 'en', ['0.x', '/0.x', '/guide/start/']],
  ['/zh/guide/start/', 'zh', ['1.x', '', '/guide/start/']],
  ['/', 'en', ['1.x', '', '/']],
])('VERSION-03 takes the prefixes of locale and version off %s', (route, locale, expected) => {
  const globalData = withOldVersion();
  const siteData = globalData['site-data'].default as object;
  renderWithProviders(<Place />, {
    route,
    locale,
    globalData: {...globalData, 'site-data': {default: {...siteData, lang: locale}}},
  });
  expect(screen.getByText(JSON.stringify(expected))).toBeInTheDocument();
});
