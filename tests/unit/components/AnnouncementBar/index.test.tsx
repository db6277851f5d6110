import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AnnouncementBar from '@site/src/components/AnnouncementBar';
import {renderWithProviders} from '../../support/renderWithProviders';

let count = 0;

/** A key of its own for each test: closed keys are remembered as long as the document lives. */
function renderBar(props: {display?: boolean; stored?: string} = {}) {
  const localStorageKey = `announcement-${++count}`;
  if (props.stored !== undefined) {
    window.localStorage.setItem(localStorageKey, props.stored);
  }
  const bar = (
    <AnnouncementBar
      href="/guide/start/"
      message="Version 1.0 is out"
      localStorageKey={localStorageKey}
      {...(props.display !== undefined && {display: props.display})}
    />
  );
  const {unmount} = renderWithProviders(bar);
  return {localStorageKey, unmount, bar};
}

describe('AnnouncementBar', () => {
  it('ANNOUNCE-01 shows the message as a link and a close button with a name', () => {
    renderBar();
    expect(screen.getByRole('link', {name: 'Version 1.0 is out'})).toHaveAttribute('href', '/guide/start/');
    expect(screen.getByRole('button', {name: 'Close the announcement'})).toBeInTheDocument();
  });

  it('ANNOUNCE-02 hides at once and stores the flag under the key', async () => {
    const {localStorageKey, unmount, bar} = renderBar();
    await userEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(window.localStorage.getItem(localStorageKey)).toBe('true');
    unmount();
    renderWithProviders(bar);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('ANNOUNCE-03 renders nothing with display false', () => {
    renderBar({display: false});
    expect(screen.queryByRole('region', {name: 'Announcement'})).not.toBeInTheDocument();
    expect(screen.queryByText('Version 1.0 is out')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each(['true', 'false', '1', 'x'])('ANNOUNCE-04 the stored value "%s" hides the bar', (stored) => {
    renderBar({stored});
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('ANNOUNCE-04 an empty stored value does not', () => {
    renderBar({stored: ''});
    expect(screen.getByRole('link')).toBeInTheDocument();
  });

  it('ANNOUNCE-04 shows with blocked storage, and closing lasts for the life of the page', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const {unmount, bar} = renderBar();
    await userEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('closed could not be stored'), expect.anything());
    unmount();
    renderWithProviders(bar);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
