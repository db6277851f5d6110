import {waitFor} from '@testing-library/react';
import SiteMetadata from '@theme/SiteMetadata';
import type {SocialCardsData} from '@site/src/plugins/social-cards/types';
import {renderWithProviders, type RenderOptions} from '../support/renderWithProviders';

type Tags = Readonly<Record<string, string | null>>;

const CARDS: SocialCardsData = {alt: 'Rslib - 库构建工具', illustrated: ['/zh/poster']};

/** The tags of the head that tell of a picture. */
async function readTags(cards: SocialCardsData, options: RenderOptions): Promise<Tags> {
  renderWithProviders(<SiteMetadata />, {...options, globalData: {'site-social-cards': {default: cards}}});
  await waitFor(() => expect(document.querySelector('meta[property="og:site_name"]')).not.toBeNull());
  const tags = [...document.querySelectorAll('meta[property^="og:image"], meta[name="twitter:image"]')];
  return Object.fromEntries(
    tags.map((tag): [string, string | null] => [
      tag.getAttribute('property') ?? 'twitter:image',
      tag.getAttribute('content'),
    ]),
  );
}

describe('SiteMetadata', () => {
  afterEach(() => document.head.replaceChildren());

  it('names the picture of the site in the language of the page, its size and what it says', async () => {
    const image = 'https://rslib-docs.example.org/zh/img/og.jpg';
    expect(await readTags(CARDS, {route: '/zh/search', locale: 'zh'})).toEqual({
      'og:image': image,
      'twitter:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Rslib - 库构建工具',
    });
  });

  it('says nothing of the picture that a page brings', async () => {
    expect(await readTags(CARDS, {route: '/zh/poster', locale: 'zh'})).toEqual({});
  });

  it('names the picture of the site data instead, whose size it does not know', async () => {
    const image = 'https://rslib-docs.example.org/img/own.png';
    const options = {siteConfig: {themeConfig: {image: 'img/own.png'}}};
    expect(await readTags({illustrated: []}, options)).toEqual({'og:image': image, 'twitter:image': image});
  });
});
