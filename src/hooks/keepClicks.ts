/**
 * As long as a view transition runs, its pictures of the page take every press. Clicks are kept meanwhile, and repeated at its end on
 * what they were meant for. (Ending the transition for them would be faster, and crashes Chromium 156.) Not for a change of the page:
 * there the second click of a double click on a link would hit whatever stands in its place.
 */
export default function keepClicks(transition: ViewTransition): void {
  const kept: MouseEvent[] = [];
  const handleClick = (event: MouseEvent): void => {
    if (event.target === document.documentElement) {
      // Not for another transition, too, that begins now.
      event.stopImmediatePropagation();
      kept.push(event);
    }
  };
  const repeatClicks = (): void => {
    document.removeEventListener('click', handleClick, true);
    for (const click of kept) {
      document.elementFromPoint(click.clientX, click.clientY)?.dispatchEvent(new MouseEvent('click', click));
    }
  };
  document.addEventListener('click', handleClick, true);
  transition.finished.then(repeatClicks, repeatClicks);
}
