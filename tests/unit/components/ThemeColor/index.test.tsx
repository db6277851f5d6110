import {act, render, waitFor} from '@testing-library/react';
import ThemeColor from '@site/src/components/ThemeColor';
import useAppearance, {type AppearanceControl} from '@site/src/hooks/useAppearance';
import {createThemeColors} from '@site/src/lib/appearance/themeColors';
import {Helmet} from '@site/src/plugins/lean/client/head';

jest.mock('react-helmet-async', () => jest.requireActual<object>('@site/src/plugins/lean/client/head'));

const COLORS = createThemeColors(true);
let control: AppearanceControl;

function Page({title}: {readonly title: string}) {
  control = useAppearance();
  return (
    <>
      <Helmet>
        <title>{title}</title>
        {COLORS.map((color) => (
          <meta key={color.media} {...color} />
        ))}
      </Helmet>
      <ThemeColor />
    </>
  );
}

/** The colours in the head, each with the system it is for. */
function readColors(): string[] {
  return [...document.head.querySelectorAll('[name=theme-color]')].map((tag) =>
    ['content', 'media']
      .map((name) => tag.getAttribute(name) ?? '')
      .join(' ')
      .trim(),
  );
}

it('THEME-05 the bars of the browser keep the background of the chosen theme from page to page, and follow the system again', async () => {
  const ofSystem = ['#fff (prefers-color-scheme: light)', '#0b0c0e (prefers-color-scheme: dark)'];
  const {rerender} = render(<Page title="one" />);
  await waitFor(() => expect(readColors()).toEqual(ofSystem));
  act(() => control.setChoice('dark'));
  await waitFor(() => expect(readColors()).toEqual(['#0b0c0e']));
  rerender(<Page title="other" />);
  await waitFor(() => expect(document.title).toBe('other'));
  // The tags follow the title.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(readColors()).toEqual(['#0b0c0e']);
  act(() => control.setChoice('light'));
  await waitFor(() => expect(readColors()).toEqual(['#fff']));
  act(() => control.setChoice('auto'));
  await waitFor(() => expect(readColors()).toEqual(ofSystem));
});
