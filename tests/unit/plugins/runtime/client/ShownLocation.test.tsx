import {act, render, screen} from '@testing-library/react';
import {createMemoryHistory, createPath} from 'history';
import {Link, Router, useLocation, useRouteMatch, withRouter} from 'react-router-dom';
import ShownLocation from '@site/src/plugins/runtime/client/ShownLocation';

const seen: string[] = [];

function Address(): string {
  const {pathname} = useLocation();
  seen.push(pathname);
  return pathname;
}

const page = (
  <>
    <Address />
    <Link to="/third">Third</Link>
  </>
);

function RootMatch(): string {
  const {path, isExact} = useRouteMatch();
  return `${path} ${isExact}`;
}

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

it('PAGECHANGE-01 shows what the page needs for the first time the address of the page on screen', () => {
  const history = createMemoryHistory({initialEntries: ['/first']});
  const first = history.location;
  history.push('/second');
  render(
    <Router history={history}>
      <ShownLocation location={first}>{page}</ShownLocation>
    </Router>,
  );
  expect(screen.getByText('/first')).toBeInTheDocument();
});

it.each([
  ['/', '/ true'],
  ['/first', '/ false'],
])('tells at %s what the router would of the root', (address, match) => {
  const history = createMemoryHistory({initialEntries: [address]});
  render(
    <Router history={history}>
      <ShownLocation location={history.location}>
        <RootMatch />
      </ShownLocation>
    </Router>,
  );
  expect(screen.getByText(match)).toBeInTheDocument();
});

it('LINK-01 a link that is clicked again before its page is shown is one step of the history', () => {
  const history = createMemoryHistory({initialEntries: ['/first', '/second'], initialIndex: 1});
  render(
    <Router history={history}>
      <ShownLocation location={history.location}>{page}</ShownLocation>
    </Router>,
  );
  const link = screen.getByRole('link', {name: 'Third'});
  act(() => link.click());
  act(() => link.click());
  expect(history.entries.map(({pathname}) => pathname)).toEqual(['/first', '/second', '/third']);
  act(() => history.goBack());
  act(() => link.click());
  expect(history.entries.map(({pathname}) => pathname)).toEqual(['/first', '/second', '/third']);
});

it('LINK-01 what leads on by the history may say a part of an address, and a state', () => {
  const history = createMemoryHistory({initialEntries: ['/guide/first']});
  const places: string[] = [];
  const Button = withRouter(({history: shown}) => {
    const leadOn = (): void => {
      shown.push('second?a=1', {from: 'here'});
      places.push(createPath(shown.location));
    };
    return <button onClick={leadOn}>Lead on</button>;
  });
  render(
    <Router history={history}>
      <ShownLocation location={history.location}>
        <Button />
      </ShownLocation>
    </Router>,
  );
  act(() => screen.getByRole('button').click());
  act(() => screen.getByRole('button').click());
  expect(history.entries.map(createPath)).toEqual(['/guide/first', '/guide/second?a=1']);
  expect(history.location.state).toEqual({from: 'here'});
  expect(places).toEqual(['/guide/second?a=1', '/guide/second?a=1']);
});
