import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AnchorNotice from '@site/src/components/AnchorNotice';
import {renderWithProviders} from '../../support/renderWithProviders';
import {isolated, writeRightToLeft} from '../../support/rightToLeft';
import {withOldVersion} from '../../support/versions';

async function arrive(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  renderWithProviders(
    <>
      <h2 id="there">There</h2>
      <AnchorNotice />
    </>,
    {route: address, globalData: withOldVersion()},
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('AnchorNotice', () => {
  it.each([
    '/0.x/guide/start/',
    '/0.x/guide/start/#there',
    '/0.x/guide/start/#Top',
    '/0.x/guide/start/#:~:text=word',
    '/0.x/guide/start/#100%',
  ])('VERSION-03 says nothing at %s', async (address) => {
    await arrive(address);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('VERSION-03 tells of a section that the page does not have, and can be closed', async () => {
    await arrive('/0.x/guide/start/#gone');
    expect(screen.getByRole('status')).toHaveTextContent('In 0.x this page has no section #gone.');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', {name: 'Close this notice'}));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('I18N-04 keeps the order of the name of the version from right to left', async () => {
    writeRightToLeft();
    await arrive('/0.x/guide/start/#gone');
    expect(screen.getByRole('status').textContent).toContain(`In ${isolated('0.x')} this page`);
  });

  it('VERSION-03 links the page that has the section', async () => {
    await arrive('/0.x/guide/start/#near');
    expect(screen.getByRole('link', {name: '“CLI” has one'})).toHaveAttribute('href', '/0.x/guide/basic/cli#near');
  });
});
