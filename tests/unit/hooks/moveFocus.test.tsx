import {fireEvent, render, screen} from '@testing-library/react';
import moveFocus from '@site/src/hooks/moveFocus';

beforeEach(() => {
  render(
    <div role="menu" tabIndex={-1} onKeyDown={(event) => moveFocus(event, screen.queryAllByRole('menuitem'))}>
      {['a', 'b', 'c'].map((name) => (
        <button key={name} type="button" role="menuitem">
          {name}
        </button>
      ))}
    </div>,
  );
});

it.each([
  ['a', 'ArrowDown', 'b'],
  ['c', 'ArrowDown', 'a'],
  ['a', 'ArrowUp', 'c'],
  ['b', 'Home', 'a'],
  ['b', 'End', 'c'],
])('moves the focus from %s with %s to %s, and the page does not scroll', (from, key, to) => {
  screen.getByText(from).focus();
  expect(fireEvent.keyDown(screen.getByText(from), {key})).toBe(false);
  expect(screen.getByText(to)).toHaveFocus();
});

it.each([
  ['ArrowUp', {altKey: true}],
  ['ArrowDown', {metaKey: true}],
  ['Home', {ctrlKey: true}],
])('leaves %s with %o to the browser', (key, held) => {
  screen.getByText('b').focus();
  expect(fireEvent.keyDown(screen.getByText('b'), {key, ...held})).toBe(true);
  expect(screen.getByText('b')).toHaveFocus();
});

it('leaves other keys alone', () => {
  screen.getByText('b').focus();
  expect(fireEvent.keyDown(screen.getByText('b'), {key: 'ArrowRight'})).toBe(true);
  expect(screen.getByText('b')).toHaveFocus();
});
