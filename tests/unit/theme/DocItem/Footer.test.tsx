import {screen} from '@testing-library/react';
import DocPaginator from '@theme/DocPaginator';
import {renderWithProviders} from '../../support/renderWithProviders';

describe('DocPaginator', () => {
  it('DOCFOOT-04 has a label and the title of each neighbour', () => {
    renderWithProviders(
      <DocPaginator
        previous={{permalink: '/guide/start/', title: 'Introduction'}}
        next={{permalink: '/config/lib', title: 'The `lib` option'}}
      />,
    );
    expect(screen.getByRole('link', {name: /Previous Page.*Introduction/})).toHaveAttribute('href', '/guide/start/');
    expect(screen.getByRole('link', {name: /The lib option.*Next Page|Next Page.*The lib option/})).toHaveAttribute(
      'href',
      '/config/lib',
    );
    expect(screen.getByText('lib').tagName).toBe('CODE');
  });

  it('DOCFOOT-03 is not there without neighbours', () => {
    renderWithProviders(<DocPaginator />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
