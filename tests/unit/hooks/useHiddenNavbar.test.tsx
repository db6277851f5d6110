import {useRef} from 'react';
import {act, render, screen} from '@testing-library/react';
import {Link, MemoryRouter} from 'react-router-dom';
import useHiddenNavbar from '@site/src/hooks/useHiddenNavbar';

type Setting = Parameters<typeof useHiddenNavbar>[0];

function Bar({setting}: {setting: Setting}) {
  const ref = useRef<HTMLElement>(null);
  const isHidden = useHiddenNavbar(setting, ref);
  return <nav ref={ref}>{isHidden ? 'hidden' : 'shown'}</nav>;
}

function renderBar(setting: Setting) {
  render(
    <MemoryRouter>
      <Bar setting={setting} />
      <Link to="/other">Other</Link>
    </MemoryRouter>,
  );
}

function scrollTo(top: number) {
  Object.assign(window, {scrollY: top});
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

function wait(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

describe('useHiddenNavbar', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, {scrollY: 0, innerWidth: 1280});
  });
  afterEach(() => jest.useRealTimers());

  it.each(['never', 'always'] as const)('NAV-12 setting %s leaves the bar alone', (setting) => {
    renderBar(setting);
    scrollTo(500);
    wait(1000);
    expect(screen.getByRole('navigation')).toHaveTextContent('shown');
  });

  it('NAV-12 NAV-13 setting auto hides on the way down, 200 ms later, and shows on the way up', () => {
    renderBar('auto');
    scrollTo(500);
    wait(199);
    expect(screen.getByRole('navigation')).toHaveTextContent('shown');
    wait(1);
    expect(screen.getByRole('navigation')).toHaveTextContent('hidden');
    scrollTo(450);
    wait(200);
    expect(screen.getByRole('navigation')).toHaveTextContent('shown');
  });

  it('NAV-13 looks once per 200 ms at most', () => {
    renderBar('auto');
    scrollTo(300);
    wait(100);
    scrollTo(200);
    wait(100);
    // One look: 200 px is below the 0 px of the start, whatever lay between.
    expect(screen.getByRole('navigation')).toHaveTextContent('hidden');
  });

  it('NAV-13 sets the anchor offset to 0 while hidden, by an attribute', () => {
    renderBar('auto');
    scrollTo(500);
    wait(200);
    expect(document.documentElement).toHaveAttribute('data-navbar-hidden');
    scrollTo(100);
    wait(200);
    expect(document.documentElement).not.toHaveAttribute('data-navbar-hidden');
  });

  it('NAV-13 comes back on route change', () => {
    renderBar('auto');
    scrollTo(500);
    wait(200);
    act(() => screen.getByRole('link').click());
    expect(screen.getByRole('navigation')).toHaveTextContent('shown');
  });

  it('NAV-13 does nothing on the mobile layout', () => {
    Object.assign(window, {innerWidth: 1024});
    renderBar('auto');
    scrollTo(500);
    wait(200);
    expect(screen.getByRole('navigation')).toHaveTextContent('shown');
  });
});
