import {screen} from '@testing-library/react';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import {renderWithProviders} from '../support/renderWithProviders';

it('a card of a page needs no list of all pages', () => {
  renderWithProviders(
    <DocsVersionProvider version={{docs: {}} as PropVersionMetadata}>
      <DocCard item={{type: 'link', label: 'Command line', href: '/guide/basic/cli', docId: 'guide/basic/cli'}} />
    </DocsVersionProvider>,
  );
  expect(screen.getByRole('link', {name: /Command line/})).toHaveAttribute('href', '/guide/basic/cli');
});
