import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {movePointer} from '../../support/movePointer';
import {Link} from 'react-router-dom';
import Popover, {type PopoverProps} from '@site/src/components/Popover';
import {renderWithProviders, type RenderOptions} from '../../support/renderWithProviders';

function renderPopover(props: Partial<PopoverProps> = {}, options: RenderOptions = {}) {
  renderWithProviders(
    <>
      <Popover trigger="Open" {...props}>
        <a href="#one">One</a>
        <a href="#two">Two</a>
      </Popover>
      <button type="button">After</button>
      <Link to="/guide/start/">Elsewhere</Link>
    </>,
    options,
  );
  return screen.getByRole('button', {name: 'Open'});
}

describe('Popover', () => {
  it('TOOLS-07 opens and closes by click, and says so to assistive technology', async () => {
    const user = userEvent.setup();
    const trigger = renderPopover();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(document.getElementById(trigger.getAttribute('aria-controls') ?? '')).toContainElement(
      screen.getByText('One'),
    );
    await user.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await user.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['{Enter}', ' '])('TOOLS-07 opens by key "%s"', async (key) => {
    const user = userEvent.setup();
    const trigger = renderPopover();
    trigger.focus();
    await user.keyboard(key);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  it('TOOLS-07 closes by Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    const trigger = renderPopover();
    trigger.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByText('Two')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(trigger).toHaveFocus();
  });

  it('TOOLS-07 Escape on one that the mouse opened leaves the focus where the reader has it', () => {
    jest.useFakeTimers();
    const trigger = renderPopover();
    act(() => {
      screen.getByText('After').focus();
      movePointer(trigger, 'pointerover');
      jest.advanceTimersByTime(100);
    });
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(screen.getByText('After'), {key: 'Escape'});
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('After')).toHaveFocus();
    jest.useRealTimers();
  });

  describe('while the page is hydrated', () => {
    const root = document.documentElement;

    beforeEach(() => root.setAttribute('data-has-hydrated', 'false'));
    afterEach(() => root.removeAttribute('data-has-hydrated'));

    it.each(['One', 'Open'])('NAV-05 stays open with the focus on %s, until that moves on', async (name) => {
      jest.spyOn(console, 'error');
      const trigger = renderPopover({}, {beforeHydration: () => screen.getByText(name).focus()});
      expect(trigger).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByText(name)).toHaveFocus();
      expect(console.error).not.toHaveBeenCalled();
      await userEvent.click(screen.getByText('After'));
      expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });

    it('TOOLS-07 stays open with the mouse in it, until that leaves', () => {
      jest.useFakeTimers();
      const beforeHydration = (page: HTMLElement): void => {
        // jsdom has no pointer.
        jest.spyOn(page.querySelector('.panel')!, 'matches').mockImplementation((selector) => selector === ':hover');
      };
      const trigger = renderPopover({}, {beforeHydration});
      expect(trigger).toHaveAttribute('aria-expanded', 'true');
      act(() => {
        movePointer(screen.getByText('One'), 'pointerout');
        jest.advanceTimersByTime(100);
      });
      expect(trigger).toHaveAttribute('aria-expanded', 'false');
      jest.useRealTimers();
    });

    it('TOOLS-07 stays closed where neither is, and asks nothing when it is over', () => {
      expect(renderPopover({}, {isHydrated: true})).toHaveAttribute('aria-expanded', 'false');
      root.setAttribute('data-has-hydrated', 'true');
      const matches = jest.spyOn(Element.prototype, 'matches');
      renderWithProviders(<Popover trigger="Later">One</Popover>);
      expect(matches.mock.calls.filter(([selector]) => /^:(?:hover|focus-within)$/.test(selector))).toEqual([]);
    });
  });

  it('TOOLS-07 closes by a click outside', async () => {
    const user = userEvent.setup();
    const trigger = renderPopover();
    await user.click(trigger);
    await user.click(screen.getByText('After'));
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('TOOLS-07 closes when a link in it is used', async () => {
    const user = userEvent.setup();
    const trigger = renderPopover();
    await user.click(trigger);
    await user.click(screen.getByText('One'));
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('TOOLS-07 stays closed after Escape though the mouse came shortly before', () => {
    jest.useFakeTimers();
    const trigger = renderPopover();
    act(() => {
      fireEvent.keyDown(trigger, {key: 'ArrowDown'});
      movePointer(trigger, 'pointerover');
      jest.advanceTimersByTime(50);
    });
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    fireEvent.keyDown(document.body, {key: 'Escape'});
    act(() => {
      jest.advanceTimersByTime(500);
    });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    jest.useRealTimers();
  });

  it('TOOLS-07 a mouse that rests on the button while the page changes does not open it before it moves', () => {
    jest.useFakeTimers();
    const trigger = renderPopover();
    const come = (): void =>
      act(() => {
        movePointer(trigger, 'pointerover');
        jest.advanceTimersByTime(500);
      });
    const moveTo = (clientX: number): boolean =>
      fireEvent(trigger, new MouseEvent('pointermove', {bubbles: true, clientX}));
    moveTo(0);
    act(() => screen.getByText('Elsewhere').click());
    moveTo(0);
    come();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    moveTo(1);
    come();
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    jest.useRealTimers();
  });

  it('TOOLS-07 closes on route change', async () => {
    const trigger = renderPopover();
    await userEvent.click(trigger);
    act(() => screen.getByText('Elsewhere').click());
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('TOOLS-07 TOOLTIP-01 opens 0.1 s after the mouse comes and closes 0.1 s after it leaves', () => {
    jest.useFakeTimers();
    const trigger = renderPopover();
    act(() => {
      movePointer(trigger, 'pointerover');
      jest.advanceTimersByTime(99);
    });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    act(() => {
      movePointer(trigger, 'pointerout');
      jest.advanceTimersByTime(99);
    });
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    jest.useRealTimers();
  });

  it('TOOLS-07 a mouse that passes opens none over one that was asked for', async () => {
    const user = userEvent.setup();
    renderWithProviders(
      <>
        <Popover trigger="First">One</Popover>
        <Popover trigger="Second">Two</Popover>
      </>,
    );
    const [first, second] = ['First', 'Second'].map((name) => screen.getByRole('button', {name}));
    await user.click(first);
    jest.useFakeTimers();
    const pass = (): void =>
      act(() => {
        movePointer(second, 'pointerover');
        jest.advanceTimersByTime(500);
        movePointer(second, 'pointerout');
      });
    pass();
    expect(second).toHaveAttribute('aria-expanded', 'false');
    expect(first).toHaveAttribute('aria-expanded', 'true');
    act(() => first.click());
    act(() => {
      movePointer(second, 'pointerover');
      jest.advanceTimersByTime(500);
    });
    expect(second).toHaveAttribute('aria-expanded', 'true');
    jest.useRealTimers();
  });

  it('TOOLS-07 a mouse that moves straight from one to another closes the first and opens the second', () => {
    jest.useFakeTimers();
    renderWithProviders(
      <>
        <Popover trigger="First">One</Popover>
        <Popover trigger="Second">Two</Popover>
      </>,
    );
    const [first, second] = ['First', 'Second'].map((name) => screen.getByRole('button', {name}));
    act(() => {
      movePointer(first, 'pointerover');
      jest.advanceTimersByTime(100);
    });
    expect(first).toHaveAttribute('aria-expanded', 'true');
    act(() => {
      movePointer(first, 'pointerout');
      movePointer(second, 'pointerover');
      jest.advanceTimersByTime(100);
    });
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(second).toHaveAttribute('aria-expanded', 'true');
    jest.useRealTimers();
  });

  it('NAV-05 leaves Cmd and arrow down, which goes to the end of the page, to the browser', () => {
    const trigger = renderPopover();
    trigger.focus();
    expect(fireEvent.keyDown(trigger, {key: 'ArrowDown', metaKey: true})).toBe(true);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('NAV-05 moves among its links with the arrow keys, Home and End', async () => {
    const user = userEvent.setup();
    const trigger = renderPopover();
    trigger.focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('One')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByText('Two')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByText('One')).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByText('Two')).toHaveFocus();
  });

  it('NAV-05 closes when the focus moves on', async () => {
    const user = userEvent.setup();
    const trigger = renderPopover();
    trigger.focus();
    await user.keyboard('{ArrowDown}{Tab}{Tab}');
    expect(screen.getByText('After')).toHaveFocus();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('TOOLTIP-01 opens on focus where asked to, and heads its panel with a title', async () => {
    const user = userEvent.setup();
    const trigger = renderPopover({opensOnFocus: true, title: 'Heading'});
    await user.tab();
    expect(trigger).toHaveFocus();
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Heading')).toHaveClass('title');
  });
});
