import * as original from 'history';
import * as own from '@site/src/plugins/lean/client/history';

describe('history', () => {
  it('has all that React Router asks for', () => {
    expect(own.createBrowserHistory).toBe(original.createBrowserHistory);
    expect(own.locationsAreEqual(own.createLocation('/a?b#c'), original.createLocation('/a?b#c'))).toBe(true);
    expect(own.createPath({pathname: '/a', search: '?b', hash: '#c'})).toBe('/a?b#c');
  });

  it.each([own.createHashHistory, own.createMemoryHistory])(
    'refuses the kinds of history that are left out',
    (create) => {
      expect(create).toThrow('The site keeps its history in the addresses of pages alone.');
    },
  );
});
