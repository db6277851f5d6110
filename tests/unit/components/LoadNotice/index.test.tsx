import type {ReactNode} from 'react';
import {act, fireEvent, screen} from '@testing-library/react';
import {useHistory} from '@docusaurus/router';
import LoadNotice from '@site/src/components/LoadNotice';
import useLostPart from '@site/src/hooks/useLostPart';
import {renderWithProviders} from '../../support/renderWithProviders';

const giveUp = jest.fn();
let navigate: (path: string) => void;

function Page({isLost}: {readonly isLost: boolean}): ReactNode {
  const history = useHistory();
  navigate = (path) => history.push(path);
  useLostPart(isLost, giveUp);
  return <LoadNotice />;
}

function lose(): void {
  renderWithProviders(<Page isLost />, {route: '/guide/'});
}

const notice = (): HTMLElement => screen.getByRole('status');

beforeEach(() => giveUp.mockReset());

describe('LoadNotice', () => {
  it('has its region before there is something to say, so that the text is announced', () => {
    renderWithProviders(<Page isLost={false} />);
    expect(notice()).toBeEmptyDOMElement();
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('tells of a part that cannot be had, which is no longer waited for', () => {
    lose();
    expect(notice()).toHaveTextContent(
      'This part of the page could not be loaded. Check your connection, then try again. If it still does not come, load the page anew.',
    );
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('is closed by its button, and comes back at the next failure', () => {
    lose();
    fireEvent.click(screen.getByRole('button', {name: 'Close this notice'}));
    expect(notice()).toBeEmptyDOMElement();
    act(() => {
      window.dispatchEvent(new Event('site:part-failure'));
    });
    expect(notice()).not.toBeEmptyDOMElement();
  });

  it('goes with the page, not with a part of it', () => {
    lose();
    act(() => navigate('/guide/#install'));
    expect(notice()).not.toBeEmptyDOMElement();
    act(() => navigate('/config/'));
    expect(notice()).toBeEmptyDOMElement();
  });

  it('hears nothing once it is gone', () => {
    const removed = jest.spyOn(window, 'removeEventListener');
    renderWithProviders(<Page isLost={false} />).unmount();
    expect(removed.mock.calls.map(([name]) => name)).toContain('site:part-failure');
  });
});
