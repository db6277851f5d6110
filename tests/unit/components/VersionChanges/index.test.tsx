import {screen, within} from '@testing-library/react';
import VersionChanges from '@site/src/components/VersionChanges';
import type {VersionIndex} from '@site/src/lib/changes';
import {renderWithProviders} from '../../support/renderWithProviders';
import {isolated, writeRightToLeft} from '../../support/rightToLeft';

const DATA: VersionIndex = {
  from: '0.x',
  to: '1.x',
  options: [
    {
      name: 'lib.bundle',
      kind: 'changed',
      aspects: [{name: 'default', from: '`false`', to: '`true`'}],
      href: '/config/lib/bundle',
    },
    {name: 'lib.fresh', kind: 'new', aspects: [{name: 'type', to: 'string'}]},
  ],
  api: [],
  flags: [{name: 'rslib inspect --mode', kind: 'new', aspects: []}],
  pages: [
    {kind: 'added', title: 'Wasm', href: '/config/lib/wasm'},
    {kind: 'changed', title: 'Bundle', href: '/config/lib/bundle', counts: {changed: 2}},
  ],
};

// jsdom has no layout to observe.
class NoObserver implements ResizeObserver {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

describe('VersionChanges', () => {
  beforeEach(() => {
    global.ResizeObserver = NoObserver;
  });

  it('lists options with old and new values, and pages with counts', () => {
    renderWithProviders(<VersionChanges from="0.x" data={DATA} />);
    const row = screen.getByRole('row', {name: /lib\.bundle/});
    const [, , before, now] = within(row).getAllByRole('cell');
    expect(before).toHaveTextContent('false');
    expect(now).toHaveTextContent('true');
    // On a phone, where there is no head above them, the cells say which version they are about.
    expect([before, now].map((cell) => cell.dataset.version)).toEqual(['0.x', '1.x']);
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/config/lib/bundle');
    const [, , none] = within(screen.getByRole('row', {name: /lib\.fresh/})).getAllByRole('cell');
    expect(none).toHaveTextContent(/^$/);
    expect(screen.getByText('Nothing changed.')).toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'Bundle'})).toHaveAttribute('href', '/config/lib/bundle?since=0.x');
    expect(screen.getByRole('link', {name: 'Wasm'})).toHaveAttribute('href', '/config/lib/wasm');
    expect(screen.getByText('2 sections reworded')).toBeInTheDocument();
  });

  it('I18N-04 keeps the order of version names from right to left', () => {
    writeRightToLeft();
    renderWithProviders(<VersionChanges from="0.x" only="options" data={DATA} />);
    const names = ['0.x', '1.x'].map(isolated);
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(2)
        .map(({textContent}) => textContent),
    ).toEqual(names);
    const [, , ...values] = within(screen.getByRole('row', {name: /lib\.bundle/})).getAllByRole('cell');
    expect(values.map((cell) => cell.dataset.version)).toEqual(names);
  });

  it('shows one part alone', () => {
    renderWithProviders(<VersionChanges from="0.x" only="flags" data={DATA} />);
    expect(screen.getByText('rslib inspect --mode')).toBeInTheDocument();
    expect(screen.queryByText('lib.bundle')).toBeNull();
  });
});
