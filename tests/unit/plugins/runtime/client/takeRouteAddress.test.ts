import takeRouteAddress from '@site/src/plugins/runtime/client/takeRouteAddress';

const root = document.documentElement;

function open(address: string): void {
  window.history.replaceState({key: 'kept'}, '', address);
}

afterEach(() => {
  root.removeAttribute('data-not-found');
  root.removeAttribute('data-leaving');
  open('/');
});

describe('takeRouteAddress', () => {
  it.each([
    ['/Guide/Start/Quick-Start?x=1#a', '/guide/start/quick-start?x=1#a'],
    ['/guide/start/quick-start/', '/guide/start/quick-start'],
    ['/guide/start', '/guide/start/'],
    ['/ZH/guide/start/', '/zh/guide/start/'],
  ])('URL-02 gives the page at %s its own address, %s', (address, own) => {
    open(address);
    expect(takeRouteAddress()).toBe(true);
    expect(window.location.href).toBe(window.location.origin + own);
    expect(window.history.state).toEqual({key: 'kept'});
  });

  it.each(['/guide/start/', '/guide/st%61rt/', '/no/such', '/%E0%A4%A', '/guide/'])('leaves %s as it is', (address) => {
    open(address);
    root.setAttribute('data-not-found', 'true');
    expect(takeRouteAddress()).toBe(true);
    expect(window.location.pathname).toBe(address);
    expect(root).not.toHaveAttribute('data-leaving');
  });

  it('URL-02 leaves the 404 page that a host serves for another spelling, for the page itself', () => {
    // The document of the tests goes nowhere, and says so.
    const complain = jest.spyOn(console, 'error').mockImplementation();
    open('/Guide/Start/?x=1#a');
    root.setAttribute('data-not-found', 'true');
    expect(takeRouteAddress()).toBe(false);
    expect(root).toHaveAttribute('data-leaving');
    expect(window.location.pathname).toBe('/Guide/Start/');
    expect(String(complain.mock.calls[0]?.[0])).toContain('navigation');
    complain.mockRestore();
  });
});
