import {waitFor} from '@testing-library/react';
import LandingBackground from '@site/src/components/LandingBackground';
import {renderWithProviders} from '../../support/renderWithProviders';
import {withSite} from '../../support/siteData';

describe('LandingBackground', () => {
  it('BACKDROP-01 NAV-10 marks the page and says nothing to assistive technology', async () => {
    const {container} = renderWithProviders(<LandingBackground />);
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-landing', 'true'));
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('BACKDROP-02 loads the pictures from the configured host', () => {
    const {container} = renderWithProviders(<LandingBackground />, {
      globalData: withSite({assetsHost: 'https://assets.example.org'}),
    });
    expect([...container.querySelectorAll('img')].map(({src}) => src)).toEqual([
      'https://assets.example.org/img/landing-bg.svg',
      'https://assets.example.org/img/landing-bg-dark.svg',
    ]);
  });
});
