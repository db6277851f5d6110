import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import closeOnCurrentLink from '@site/src/hooks/closeOnCurrentLink';

it.each([
  ['the link of the page that is shown', 'Page', 1],
  ['the link of its section', 'Section', 1],
  ['another link', 'Other', 0],
  ['what is no link', 'Heading', 0],
])('MOBILE-02 SIDEBAR-09 a click on %s closes or does not', async (_, name, calls) => {
  const close = jest.fn();
  render(
    <div onClick={closeOnCurrentLink(close)}>
      <h2>Heading</h2>
      <a href="#page" aria-current="page">
        <span>Page</span>
      </a>
      <a href="#section" aria-current="true">
        Section
      </a>
      <a href="#other">Other</a>
    </div>,
  );
  await userEvent.click(screen.getByText(name));
  expect(close).toHaveBeenCalledTimes(calls);
});
