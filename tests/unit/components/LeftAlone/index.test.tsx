import {act} from '@testing-library/react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import LeftAlone from '@site/src/components/LeftAlone';

const HTML = '<div class="block">code</div>';
const handleClick = jest.fn();
const render = jest.fn(() => <div className="block">code</div>);
let root: Root | undefined;

function Block() {
  return render();
}

const element = (
  <LeftAlone as="div" onClick={handleClick}>
    <Block />
  </LeftAlone>
);

function hydrate(html: string, isHydrated: boolean): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  document.documentElement.setAttribute('data-has-hydrated', String(isHydrated));
  act(() => {
    root = hydrateRoot(container, element, {onRecoverableError: () => undefined});
  });
  return container;
}

beforeEach(() => {
  handleClick.mockClear();
  render.mockClear();
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-has-hydrated');
});

it('is its content in static HTML', () => {
  expect(renderToString(element)).toBe(HTML);
});

it('leaves static HTML as it is and renders nothing of it, but takes clicks', () => {
  const container = hydrate('<div class="block"><b>the same, from the build</b></div>', false);
  expect(container.innerHTML).toBe('<div class="block"><b>the same, from the build</b></div>');
  expect(render).not.toHaveBeenCalled();
  container.querySelector('b')?.click();
  expect(handleClick).toHaveBeenCalledTimes(1);
});

it('renders its content where there is no static HTML', () => {
  expect(hydrate('<p>another page</p>', false).innerHTML).toBe(HTML);
});

it('renders its content when hydration is over', () => {
  expect(hydrate(HTML, true).innerHTML).toBe(HTML);
  expect(render).toHaveBeenCalled();
});
