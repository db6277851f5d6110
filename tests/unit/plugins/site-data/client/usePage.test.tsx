import {screen} from '@testing-library/react';
import {renderWithProviders} from '@site/tests/unit/support/renderWithProviders';
import {useLang, useVersion} from '@site/src/plugins/site-data/client';

function Context() {
  const lang = useLang();
  const version = useVersion();
  return <p>{`${lang} ${version}`}</p>;
}

it.each([
  ['/', 'en', 'en 1.x'],
  ['/guide/start/', 'en', 'en 1.x'],
  ['/no/such/page', 'en', 'en 1.x'],
  ['/zh/', 'zh', 'zh 1.x'],
])('ENTITY-01 %s built for %s has language and version', (route, locale, expected) => {
  renderWithProviders(<Context />, {route, locale});
  expect(screen.getByText(expected)).toBeInTheDocument();
});
