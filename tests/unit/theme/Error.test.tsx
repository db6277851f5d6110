import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import {fireEvent, render, screen} from '@testing-library/react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

let isBroken = true;

function App(): string {
  if (isBroken) {
    throw new Error('Something of the app');
  }
  return 'The app';
}

it('ERROR-07 a crash of the whole app leaves the bar and the footer, and can be tried again', () => {
  // React tells of what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation();
  // As in core's `App`: outside everything but these two.
  render(
    <HelmetProvider>
      <MemoryRouter>
        <ErrorBoundary>
          <App />
        </ErrorBoundary>
      </MemoryRouter>
    </HelmetProvider>,
  );
  expect(screen.getByRole('navigation', {name: 'Main'})).toBeInTheDocument();
  expect(screen.getByText('Something of the app')).toBeInTheDocument();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(screen.getByText('The app')).toBeInTheDocument();
});
