import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {Link} from 'react-router-dom';
import SidebarItems from '@site/src/components/DocSidebar/Items';
import type {SidebarItem} from '@site/src/lib/sidebar';
import {renderWithProviders} from '../../support/renderWithProviders';

const items: SidebarItem[] = [
  {sectionHeaderText: 'Reference', tag: 'new'},
  {text: 'Overview of `lib`', link: '/config/', _fileKey: 'config/index', context: 'api-overview', tag: 'beta'},
  {dividerType: 'dashed'},
  {dividerType: 'solid'},
  {
    text: 'Lib',
    collapsible: true,
    collapsed: true,
    context: 'lib-group',
    items: [{text: 'lib.dts', link: '/config/lib/dts'}],
  },
  {text: 'Fixed', collapsible: false, items: [{text: 'Always here', link: '/fixed'}]},
  {
    text: 'Rsbuild **Config**',
    link: '/config/rsbuild',
    collapsible: true,
    collapsed: true,
    items: [{text: 'output', link: '/config/rsbuild/output'}],
  },
];

function group(title: string): HTMLDetailsElement {
  const details = [...document.querySelectorAll('details')].find(({parentElement}) =>
    parentElement?.textContent.startsWith(title),
  );
  if (details === undefined) {
    throw new Error(`no group "${title}"`);
  }
  return details;
}

describe('SidebarItems', () => {
  it('SIDEBAR-06 renders every kind of item', () => {
    renderWithProviders(<SidebarItems items={items} />, {route: '/elsewhere'});
    expect(screen.getByText('Reference').closest('li')).toHaveTextContent('Referencenew');
    expect(screen.getByRole('link', {name: 'Overview of lib beta'})).toHaveAttribute('href', '/config/');
    expect(screen.getAllByRole('separator').map((divider) => divider.dataset.kind)).toEqual(['dashed', 'solid']);
    expect(group('Lib')).not.toHaveAttribute('open');
    expect(screen.getByRole('link', {name: 'Always here'})).toBeVisible();
    expect(screen.getByText('Fixed').closest('details')).toBeNull();
  });

  it('SIDEBAR-10 shows the marks of TEXT-01 and exposes the context', () => {
    renderWithProviders(<SidebarItems items={items} />, {route: '/elsewhere'});
    const entry = screen.getByRole('link', {name: 'Overview of lib beta'});
    expect(within(entry).getByText('lib').tagName).toBe('CODE');
    expect(entry.closest('li')).toHaveAttribute('data-context', 'api-overview');
    expect(group('Lib').closest('li')).toHaveAttribute('data-context', 'lib-group');
  });

  it('SIDEBAR-08 SIDEBAR-10 opens the group of the active page and marks the page', () => {
    renderWithProviders(<SidebarItems items={items} />, {route: '/config/lib/dts'});
    expect(group('Lib')).toHaveAttribute('open');
    expect(screen.getByRole('link', {name: 'lib.dts'})).toHaveAttribute('aria-current', 'page');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('SIDEBAR-08 opens the group again for its next page, also when the reader closed it before hydration', async () => {
    const lib: SidebarItem[] = [
      {
        text: 'Lib',
        items: [
          {text: 'lib.dts', link: '/config/lib/dts'},
          {text: 'lib.id', link: '/config/lib/id'},
        ],
      },
    ];
    const elements = (
      <>
        <SidebarItems items={lib} />
        <Link to="/config/lib/id">Next</Link>
      </>
    );
    renderWithProviders(elements, {
      route: '/config/lib/dts',
      beforeHydration: () => group('Lib').removeAttribute('open'),
    });
    expect(group('Lib')).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Next'));
    expect(group('Lib')).toHaveAttribute('open');
  });

  it('SIDEBAR-10 a title that is a link navigates and opens its group; on its own page it toggles', async () => {
    renderWithProviders(<SidebarItems items={items} />, {route: '/elsewhere'});
    expect(group('Rsbuild Config')).not.toHaveAttribute('open');
    const title = screen.getByRole('link', {name: 'Rsbuild Config'});
    expect(within(title).getByText('Config').tagName).toBe('STRONG');
    await userEvent.click(title);
    expect(title).toHaveAttribute('aria-current', 'page');
    expect(group('Rsbuild Config')).toHaveAttribute('open');
    // With a key the browser opens a tab, which leaves this page as it is.
    const opensTab = jest.fn((event: Event) => {
      const isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
      return isLeftToBrowser;
    });
    document.addEventListener('click', opensTab, {once: true});
    act(() => void title.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey: true})));
    expect(opensTab).toHaveReturnedWith(true);
    expect(group('Rsbuild Config')).toHaveAttribute('open');
    await userEvent.click(title);
    expect(group('Rsbuild Config')).not.toHaveAttribute('open');
  });
});
