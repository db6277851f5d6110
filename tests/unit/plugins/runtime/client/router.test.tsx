import {render, screen} from '@testing-library/react';
import {useLocation} from 'react-router-dom';
import {BrowserRouter} from '@site/src/plugins/runtime/client/router';

jest.mock('@site/src/plugins/runtime/client/loadRoute', () => ({__esModule: true, default: () => Promise.resolve()}));

function Address(): string {
  const {pathname, search, hash} = useLocation();
  return pathname + search + hash;
}

function open(address: string): void {
  window.history.replaceState({key: 'abc'}, '', address);
  render(
    <BrowserRouter>
      <Address />
    </BrowserRouter>,
  );
}

describe('BrowserRouter', () => {
  it.each(['/guide/', '/%E4%B8%AD?a=1#b'])('begins at the address %s as it is', (address) => {
    open(address);
    expect(screen.getByText(decodeURI(address))).toBeInTheDocument();
    expect(window.location.href).toBe(new URL(address, window.location.origin).href);
  });

  it.each([
    ['/guide/caf%E9?a=1#b', '/guide/caf\uFFFD?a=1#b'],
    ['/%FF', '/\uFFFD'],
    ['/%E4%B8/%20x', '/\uFFFD\uFFFD/ x'],
    ['/%zz%', '/\uFFFDzz\uFFFD'],
  ])(
    'ERROR-07 NOTFOUND-06 begins at %s, which nothing can decode, and keeps the entry of the history',
    (address, shown) => {
      open(address);
      expect(screen.getByText(shown)).toBeInTheDocument();
      expect(decodeURI(window.location.pathname)).toBe(shown.split('?')[0]);
      expect(window.history.state).toEqual({key: 'abc'});
    },
  );
});
