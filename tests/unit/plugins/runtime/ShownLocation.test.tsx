import {act, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Router, useLocation} from 'react-router-dom';
import ShownLocation from '@site/src/plugins/runtime/client/ShownLocation';

const seen: string[] = [];

function Address(): string {
  const {pathname} = useLocation();
  seen.push(pathname);
  return pathname;
}

const page = <Address />;

it('PAGECHANGE-01 keeps the address of the page on screen, and renders nothing of it, until the next one is shown', () => {
  const history = createMemoryHistory({initialEntries: ['/first']});
  const first = history.location;
  const show = (location: typeof first) => (
    <Router history={history}>
      <ShownLocation location={location}>{page}</ShownLocation>
    </Router>
  );
  const {rerender} = render(show(first));
  expect(seen).toEqual(['/first']);

  act(() => history.push('/second'));
  rerender(show(first));
  expect(screen.getByText('/first')).toBeInTheDocument();
  expect(seen).toEqual(['/first']);

  rerender(show(history.location));
  expect(screen.getByText('/second')).toBeInTheDocument();
  expect(seen).toEqual(['/first', '/second']);
});
