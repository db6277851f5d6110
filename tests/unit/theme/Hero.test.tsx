import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Hero from '@theme/Hero';
import {renderWithProviders} from '../support/renderWithProviders';
import {withSite} from '../support/siteData';

describe('Hero', () => {
  it('HERO-01 shows the defaults when it gets no props', () => {
    const {container} = renderWithProviders(<Hero />);
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(/^Rspack$/);
    expect(screen.getByText('The fast Rust-based web bundler')).toBeInTheDocument();
    expect(screen.getByText('Seamlessly replace webpack with compatible API')).toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({textContent}) => textContent)).toEqual(['Get Started', 'Learn More']);
    expect(container.querySelectorAll('[data-star]')).toHaveLength(0);
    expect(container.querySelectorAll('[data-oval]')).toHaveLength(1);
  });

  it('HERO-01 ENTITY-09 shows its props, without the oval where that is asked', () => {
    const {container} = renderWithProviders(
      <Hero
        title="A `b`"
        subTitle="Sub"
        description="Text"
        logoUrl="/img/own.svg"
        getStartedButtonText="Go"
        learnMoreButtonText="More"
        showOvalBg={false}
      />,
    );
    expect(screen.getByRole('heading', {level: 1, name: 'A b'})).toContainHTML('<code>b</code>');
    expect(screen.getByText('Sub')).toBeInTheDocument();
    expect(screen.getByText('Text')).toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({textContent}) => textContent)).toEqual(['Go', 'More']);
    expect(container.querySelectorAll('[data-oval]')).toHaveLength(0);
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/img/own.svg']);
  });

  it('HERO-06 calls what the buttons are given', async () => {
    const onClickGetStarted = jest.fn();
    const onClickLearnMore = jest.fn();
    renderWithProviders(<Hero onClickGetStarted={onClickGetStarted} onClickLearnMore={onClickLearnMore} />);
    await userEvent.click(screen.getByRole('button', {name: 'Get Started'}));
    expect([onClickGetStarted.mock.calls.length, onClickLearnMore.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(screen.getByRole('button', {name: 'Learn More'}));
    expect([onClickGetStarted.mock.calls.length, onClickLearnMore.mock.calls.length]).toEqual([1, 1]);
  });

  it('STARS-01 STARS-04 shows 35 stars that screen readers pass over', () => {
    const {container} = renderWithProviders(<Hero showStars />);
    const stars = [...container.querySelectorAll('[data-star]')];
    expect(stars).toHaveLength(35);
    expect(stars[0]?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('BACKDROP-02 loads the logo from the configured host', () => {
    const {container} = renderWithProviders(<Hero />, {
      globalData: withSite({assetsHost: 'https://assets.example.org'}),
    });
    expect([...container.querySelectorAll('img')].map(({src}) => src)).toEqual([
      'https://assets.example.org/img/logo.svg',
      'https://assets.example.org/img/logo-dark.svg',
    ]);
  });
});
