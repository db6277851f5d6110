import {useEffect, useState, type ReactElement, type ReactNode} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {waitFor} from '@testing-library/react';
import LeftAlone from '@site/src/components/LeftAlone';
import {PENDING_ATTRIBUTE} from '@site/src/lib/ui/events';
import {keepActions} from '@site/src/plugins/runtime/inline/keepActions';
import {BrowserRouter} from '@site/src/plugins/runtime/client/router';
import {translatePage} from '../../../support/translatePage';

jest.mock('@site/src/plugins/runtime/client/loadRoute', () => ({__esModule: true, default: () => Promise.resolve()}));

const onRender = jest.fn();
const onReady = jest.fn();
const onPress = jest.fn();
const onCopy = jest.fn();

function Page(): ReactNode {
  const [text, setText] = useState('');
  onRender();
  useEffect(() => {
    // In a task of its own, as in `src/theme/Root.tsx`.
    const timer = setTimeout(onReady);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main>
      <p>
        A text with a <span>part</span>, <a href="/guide/">a link</a> and <a href="/config/">another</a>
      </p>
      <button type="button">Other</button>
      <button type="button" id="press" onClick={onPress}>
        Press
      </button>
      <input type="search" value={text} onChange={({target}) => setText(target.value)} />
      <output>{text}</output>
      <LeftAlone as="div" onClick={onCopy}>
        <div onClick={onCopy}>
          <button type="button">Copy</button>
        </div>
      </LeftAlone>
    </main>
  );
}

const app: ReactElement = (
  <BrowserRouter>
    <Page />
  </BrowserRouter>
);

const get = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

let root: Root | undefined;
let actions: ReturnType<typeof keepActions>;
let scrollTo: jest.SpyInstance;

function type(text: string): void {
  const field = document.querySelector('input')!;
  field.focus();
  field.value = text;
}

/** Hydrates the page, in tasks as in a browser. Returns whether React had to make it anew. */
async function hydrate(): Promise<boolean> {
  const main = get('main');
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false});
  root = hydrateRoot(get('#__docusaurus'), app, {onRecoverableError: () => undefined});
  await waitFor(() => expect(onReady).toHaveBeenCalled());
  return !main.isConnected;
}

beforeEach(() => {
  // In development React tells of attributes that it does not know, as that of a kept click.
  jest.spyOn(console, 'error').mockImplementation();
  document.body.innerHTML = `<div id="__docusaurus">${renderToString(app)}</div>`;
  document.documentElement.setAttribute('data-has-hydrated', 'false');
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  Object.assign(window, {scrollY: 3000});
  actions = keepActions(PENDING_ATTRIBUTE, () => undefined);
  onReady.mockImplementation(() => {
    actions.stop();
    actions.repeat();
  });
});

afterEach(() => {
  root?.unmount();
  [onRender, onReady, onPress, onCopy].forEach((mock) => mock.mockReset());
  Object.assign(window, {scrollY: 0});
  document.documentElement.removeAttribute('data-has-hydrated');
});

describe('notePage', () => {
  it.each([
    ['all texts', () => translatePage(get('#__docusaurus'), (text) => text.toUpperCase())],
    ['one text', () => translatePage(get('p'), (text) => text.toUpperCase())],
  ])(
    'OVERVIEW-08 what was typed stays, with the focus and the place, where %s were translated first',
    async (_, change) => {
      type('dts');
      change();
      await expect(hydrate()).resolves.toBe(true);
      expect(get('input')).toHaveValue('dts');
      expect(get('output')).toHaveTextContent('dts');
      expect(get('input')).toHaveFocus();
      expect(scrollTo.mock.calls).toEqual([[{top: 3000, behavior: 'instant'}]]);
    },
  );

  it('knows what the reader did while React was at it', async () => {
    translatePage(get('p'), (text) => text.toUpperCase());
    onRender.mockImplementationOnce(() => {
      type('dts');
      Object.assign(window, {scrollY: 3500});
    });
    await expect(hydrate()).resolves.toBe(true);
    expect(get('output')).toHaveTextContent('dts');
    expect(scrollTo.mock.calls).toEqual([[{top: 3500, behavior: 'instant'}]]);
  });

  it('keeps the focus on a link between texts that were translated', async () => {
    get('[href="/config/"]').focus();
    translatePage(get('p'), (text) => text.toUpperCase());
    await expect(hydrate()).resolves.toBe(true);
    expect(get('[href="/config/"]')).toHaveFocus();
  });

  it.each([
    ['#press', onPress],
    ['div > button', onCopy],
  ])('hands the first click, on %s, on to the new page, once', async (selector, handler) => {
    get(selector).click();
    expect(get(selector)).toHaveAttribute(PENDING_ATTRIBUTE);
    translatePage(get('p'), (text) => text.toUpperCase());
    await expect(hydrate()).resolves.toBe(true);
    expect(handler).toHaveBeenCalledTimes(1);
    expect(get('html')).not.toHaveAttribute(PENDING_ATTRIBUTE);
  });

  it('leaves out what the new page does not have', async () => {
    get('main').insertAdjacentHTML('beforeend', '<section><button type="button">Gone</button></section>');
    get('section > button').focus();
    translatePage(get('p'), (text) => text.toUpperCase());
    await expect(hydrate()).resolves.toBe(true);
    expect(document.body).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('does nothing to a page that React has taken over', async () => {
    type('dts');
    get('#press').click();
    const focus = jest.spyOn(get('input'), 'focus');
    await expect(hydrate()).resolves.toBe(false);
    expect(get('input')).toHaveValue('dts');
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(focus).not.toHaveBeenCalled();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
