import ThemedImage from '@site/src/components/ThemedImage';
import {renderWithProviders} from '../../support/renderWithProviders';

function sources(container: HTMLElement) {
  return [...container.querySelectorAll('img')].map((image) => [image.className, image.getAttribute('src')]);
}

describe('ThemedImage', () => {
  it('SITE-05 renders one image for one path', () => {
    const {container} = renderWithProviders(<ThemedImage image="/img/logo.svg" alt="Rslib" className="x" />);
    expect(sources(container)).toEqual([['x', '/img/logo.svg']]);
  });

  it('SITE-05 renders both images of a pair, each with its theme, below the base URL', () => {
    const image = {light: '/img/logo.svg', dark: '/img/logo-dark.svg'};
    const {container} = renderWithProviders(<ThemedImage image={image} alt="Rslib" />, {locale: 'zh'});
    expect(sources(container)).toEqual([
      ['light', '/zh/img/logo.svg'],
      ['dark', '/zh/img/logo-dark.svg'],
    ]);
  });

  it('HOME-03 has the candidates below the base URL, too', () => {
    const {container} = renderWithProviders(<ThemedImage image="/a.png" alt="" srcSet="/b.png 2x, /c.png 3x" />, {
      locale: 'zh',
    });
    expect(container.querySelector('img')).toHaveAttribute('srcset', '/zh/b.png 2x, /zh/c.png 3x');
  });

  it('BACKDROP-02 takes the image from the assets host', () => {
    const {container} = renderWithProviders(
      <ThemedImage image="/img/bg.svg" alt="" host="https://assets.example.org" />,
    );
    expect(sources(container)).toEqual([['', 'https://assets.example.org/img/bg.svg']]);
  });
});
