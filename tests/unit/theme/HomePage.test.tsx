import {screen} from '@testing-library/react';
import HomePage from '@theme/HomePage';
import {renderWithProviders} from '../support/renderWithProviders';

const HERO = {
  name: 'Kit',
  text: 'First line\n\nSecond line',
  tagline: 'With **care**',
  actions: [
    {text: 'Start', link: '/guide/start/', theme: 'brand'},
    {text: 'Code', link: 'https://example.org/code', theme: 'alt'},
  ],
};

describe('HomePage', () => {
  it('HOME-01 shows name, one paragraph for each line, and tagline', () => {
    renderWithProviders(<HomePage frontMatter={{hero: HERO}} />);
    expect(screen.getByRole('heading', {level: 1, name: 'Kit'})).toBeInTheDocument();
    expect(screen.getByText('First line').tagName).toBe('P');
    expect(screen.getByText('Second line').tagName).toBe('P');
    expect(screen.getByText('care').tagName).toBe('STRONG');
  });

  it('HOME-02 links actions by theme, external ones in a new tab', () => {
    renderWithProviders(<HomePage frontMatter={{hero: HERO}} />, {locale: 'zh', route: '/zh/'});
    const start = screen.getByRole('link', {name: 'Start'});
    expect(start).toHaveAttribute('href', '/zh/guide/start/');
    expect(start).toHaveClass('brand');
    expect(start).not.toHaveAttribute('target');
    const code = screen.getByRole('link', {name: 'Code'});
    expect(code).toHaveClass('alt');
    expect(code).toHaveAttribute('target', '_blank');
    expect(code.getAttribute('rel')).toContain('noreferrer');
  });

  it('HOME-03 gives both images their attributes and 375 px', () => {
    const image = {
      src: {light: '/l.png', dark: '/d.png'},
      alt: 'Bricks',
      srcset: ['/a.png 1x', '/b.png 2x'],
      sizes: '9px',
    };
    renderWithProviders(<HomePage frontMatter={{hero: {...HERO, image}}} />);
    const images = screen.getAllByAltText('Bricks');
    expect(images.map((element) => element.getAttribute('src'))).toEqual(['/l.png', '/d.png']);
    for (const element of images) {
      expect(element).toHaveAttribute('width', '375');
      expect(element).toHaveAttribute('height', '375');
      expect(element).toHaveAttribute('srcset', '/a.png 1x, /b.png 2x');
      expect(element).toHaveAttribute('sizes', '9px');
    }
  });

  it('HOME-03 has no image and no column for it without one', () => {
    const {container} = renderWithProviders(<HomePage frontMatter={{hero: HERO}} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.withImage')).toBeNull();
  });

  it('HOME-04 HOME-05 shows cards, four twelfths wide unless told, a link only where there is one', () => {
    const features = [
      {icon: '/i.svg', title: 'Fast', details: 'Very', link: '/guide/start/'},
      {icon: '★', title: 'Small', details: 'Too', span: 6},
    ];
    renderWithProviders(<HomePage frontMatter={{features}} />);
    const cards = screen.getAllByRole('listitem');
    expect(cards.map((card) => card.dataset.span)).toEqual(['4', '6']);
    expect(screen.getByRole('link', {name: 'Fast Very'})).toHaveAttribute('href', '/guide/start/');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(cards[1]).toHaveTextContent('★');
  });

  it('HOME-06 shows a message at the end where there is one', () => {
    const {container, unmount} = renderWithProviders(<HomePage frontMatter={{footerMessage: 'The *end*'}} />);
    expect(container.querySelector('[data-home-footer]')).toHaveTextContent('The end');
    unmount();
    expect(renderWithProviders(<HomePage frontMatter={{}} />).container.querySelector('[data-home-footer]')).toBeNull();
  });

  it('TEXT-02 shows text that looks like a document as it is written', () => {
    const {container} = renderWithProviders(
      <HomePage frontMatter={{hero: {name: '<!doctype html><body>x</body>', tagline: '<b>bold</b>'}}} />,
    );
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('<!doctype html><body>x</body>');
    expect(screen.getByText('<b>bold</b>')).toBeInTheDocument();
    expect(container.querySelector('b')).toBeNull();
  });
});
