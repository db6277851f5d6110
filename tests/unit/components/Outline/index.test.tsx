import {act, screen, within} from '@testing-library/react';
import Outline from '@site/src/components/Outline';
import {SCROLL_THROTTLE_MS} from '@site/src/lib/constants';
import {PageDataProvider} from '@site/src/plugins/site-data/client';
import globalData from '../../__fixtures__/generated/globalData';
import {renderWithProviders} from '../../support/renderWithProviders';

const content = {
  metadata: {permalink: '/guide/start/', source: '@site/docs/guide/start/index.mdx', version: 'current'},
  frontMatter: {},
  toc: [
    {value: 'Use <code>lib.dts</code> <strong>now</strong>', id: 'dts', level: 2},
    {value: 'A &lt;b&gt; <em>tag</em>', id: 'tag', level: 3},
    {value: 'Deep', id: 'deep', level: 5},
  ],
};

const siteData = globalData['site-data'].default;

function renderOutline(frontMatter: Readonly<Record<string, unknown>> = {}, outlineTitle?: string): void {
  renderWithProviders(
    <PageDataProvider content={{...content, frontMatter}}>
      <Outline />
    </PageDataProvider>,
    {
      route: '/guide/start/',
      globalData: {
        ...globalData,
        'site-data': {default: {...siteData, locales: siteData.locales.map((locale) => ({...locale, outlineTitle}))}},
      },
    },
  );
}

describe('Outline', () => {
  it('OUTLINE-01 is titled ON THIS PAGE', () => {
    renderOutline();
    expect(screen.getByRole('navigation', {name: 'ON THIS PAGE'})).toBeInTheDocument();
  });

  it('OUTLINE-01 takes the title of the locale where it sets one', () => {
    renderOutline({}, 'Contents');
    expect(screen.getByRole('navigation', {name: 'Contents'})).toHaveTextContent(/^Contents/);
  });

  it('OUTLINE-02 lists headings of level 2 to 4 with their depth', () => {
    renderOutline();
    expect(screen.getAllByRole('listitem').map((item) => item.dataset.depth)).toEqual(['2', '3']);
  });

  it('OUTLINE-03 shows code, bold and italic, and nothing else as markup', () => {
    renderOutline();
    const [first, second] = screen.getAllByRole('link');
    expect(within(first).getByText('lib.dts').tagName).toBe('CODE');
    expect(within(first).getByText('now').tagName).toBe('STRONG');
    expect(second).toHaveTextContent('A <b> tag');
    expect(within(second).getByText('tag').tagName).toBe('EM');
    expect(second.querySelector('b')).toBeNull();
  });

  it('OUTLINE-05 measures where its entries are when another one is marked, not on a page that is only just made', () => {
    jest.useFakeTimers();
    document.body.innerHTML = '<h2 id="dts"></h2>';
    const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    renderOutline();
    expect(measure).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(SCROLL_THROTTLE_MS));
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'location');
    expect(measure.mock.contexts).toContain(screen.getByRole('navigation'));
    jest.useRealTimers();
    document.body.innerHTML = '';
  });

  it('OUTLINE-07 is not there with outline: false', () => {
    renderOutline({outline: false});
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
