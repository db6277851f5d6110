import {useEffect, type ReactNode} from 'react';
import {act, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter, Route, Switch} from 'react-router-dom';
import {useHistory} from '@docusaurus/router';
import BelowFold from '@site/src/components/BelowFold';
import {CONTENT_COMPLETE_EVENT} from '@site/src/lib/ui/events';
import {renderWithProviders} from '../../support/renderWithProviders';

const REST = <p>the rest</p>;
let go: ReturnType<typeof useHistory>;

function Pages(): ReactNode {
  const history = useHistory();
  useEffect(() => {
    go = history;
  });
  return (
    <Switch>
      <Route path="/long">
        <BelowFold>{REST}</BelowFold>
      </Route>
      <Route>start</Route>
    </Switch>
  );
}

const waitForPaint = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));

beforeEach(() => {
  renderWithProviders(<Pages />);
});

it('follows the first screen after a navigation, and says so', async () => {
  const handleComplete = jest.fn(() => expect(screen.getByText('the rest')).toBeInTheDocument());
  window.addEventListener(CONTENT_COMPLETE_EVENT, handleComplete);
  act(() => go.push('/long'));
  expect(screen.queryByText('the rest')).not.toBeInTheDocument();
  expect(await screen.findByText('the rest')).toBeInTheDocument();
  expect(handleComplete).toHaveBeenCalledTimes(1);
  window.removeEventListener(CONTENT_COMPLETE_EVENT, handleComplete);
});

it('PAGECHANGE-05 is there at once where an anchor leads into the page, and nothing is said to have followed', async () => {
  const handleComplete = jest.fn();
  window.addEventListener(CONTENT_COMPLETE_EVENT, handleComplete);
  act(() => go.push('/long#part'));
  expect(screen.getByText('the rest')).toBeInTheDocument();
  await waitForPaint();
  expect(handleComplete).not.toHaveBeenCalled();
  window.removeEventListener(CONTENT_COMPLETE_EVENT, handleComplete);
});

it('PAGECHANGE-05 comes at once when an anchor of the page is followed meanwhile', () => {
  act(() => go.push('/long'));
  act(() => go.push('/long#part'));
  expect(screen.getByText('the rest')).toBeInTheDocument();
});

it('PAGECHANGE-05 is there at once when the reader goes back', async () => {
  act(() => go.push('/long'));
  act(() => go.push('/'));
  act(() => go.goBack());
  expect(screen.getByText('the rest')).toBeInTheDocument();
  await waitForPaint();
});

it('comes at once when the page is to be printed', async () => {
  act(() => go.push('/long'));
  expect(screen.queryByText('the rest')).not.toBeInTheDocument();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    // Still within act(), which shows all at its end: the browser prints what is there when the event returns.
    expect(screen.getByText('the rest')).toBeInTheDocument();
  });
  await waitForPaint();
});

it('is called off when the reader leaves before', async () => {
  const handleComplete = jest.fn();
  window.addEventListener(CONTENT_COMPLETE_EVENT, handleComplete);
  act(() => go.push('/long'));
  act(() => go.push('/'));
  await waitForPaint();
  expect(handleComplete).not.toHaveBeenCalled();
  window.removeEventListener(CONTENT_COMPLETE_EVENT, handleComplete);
});

it('is part of static HTML', () => {
  expect(
    renderToString(
      <MemoryRouter>
        <BelowFold>{REST}</BelowFold>
      </MemoryRouter>,
    ),
  ).toBe('<p>the rest</p>');
});
