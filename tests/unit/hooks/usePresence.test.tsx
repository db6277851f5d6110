import {useState} from 'react';
import {act, render, screen} from '@testing-library/react';
import usePresence from '@site/src/hooks/usePresence';
import {TOOLTIP} from '@site/src/lib/constants';

/** jsdom has no animations. These are of something in the part, as the bubble of a tooltip is. */
function mockAnimations(finished: Promise<unknown>[]) {
  const getAnimations = ({subtree = false} = {}): {finished: Promise<unknown>}[] =>
    subtree ? finished.map((promise) => ({finished: promise})) : [];
  Object.assign(HTMLElement.prototype, {getAnimations});
}

function Part({isOpen}: {isOpen: boolean}) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return usePresence(isOpen, element) ? <p ref={setElement}>Part</p> : null;
}

describe('usePresence', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('TOOLTIP-03 lets a part go after 1000 ms even if its animation never ends', async () => {
    mockAnimations([new Promise(() => undefined)]);
    const {rerender} = render(<Part isOpen />);
    rerender(<Part isOpen={false} />);
    await act(() => jest.advanceTimersByTimeAsync(TOOLTIP.motionDeadlineMs - 1));
    expect(screen.getByText('Part')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Part')).not.toBeInTheDocument();
    expect(TOOLTIP.motionDeadlineMs).toBe(1000);
  });

  it('TOOLTIP-03 lets it go at the end of its animation, a cancelled one too', async () => {
    mockAnimations([Promise.resolve(), Promise.reject(new Error('cancelled'))]);
    const {rerender} = render(<Part isOpen />);
    rerender(<Part isOpen={false} />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.queryByText('Part')).not.toBeInTheDocument();
  });

  it('TOOLTIP-03 lets it go at the end of its last animation, not of one that it opened in between', async () => {
    let end = (): void => undefined;
    mockAnimations([new Promise<void>((resolve) => (end = resolve))]);
    const {rerender} = render(<Part isOpen />);
    rerender(<Part isOpen={false} />);
    rerender(<Part isOpen />);
    mockAnimations([new Promise(() => undefined)]);
    rerender(<Part isOpen={false} />);
    end();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Part')).toBeInTheDocument();
  });

  it('TOOLTIP-03 keeps it when it opens again meanwhile', async () => {
    mockAnimations([new Promise(() => undefined)]);
    const {rerender} = render(<Part isOpen />);
    rerender(<Part isOpen={false} />);
    rerender(<Part isOpen />);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('Part')).toBeInTheDocument();
  });
});
