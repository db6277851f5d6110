import {useEffect, useState} from 'react';
import {ANCHOR_OFFSET, SCROLL_THROTTLE_MS} from '@site/src/lib/constants';
import {findActiveHeading} from '@site/src/lib/ui/activeHeading';
import {CONTENT_COMPLETE_EVENT} from '@site/src/lib/ui/events';

/** After these a heading may be elsewhere, or there for the first time. */
const MOVES = ['scroll', 'resize', CONTENT_COMPLETE_EVENT];

function measure(ids: readonly string[]): string | undefined {
  const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
  const tops = headings.map((heading) => {
    // The padding above a heading is part of its box, not of where it comes to rest.
    return heading.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(heading).paddingBlockStart);
  });
  const {scrollHeight} = document.documentElement;
  const rest = scrollHeight - window.innerHeight - window.scrollY;
  const isAtBottom = window.scrollY > 0 && rest <= 2;
  return headings[findActiveHeading({tops, offset: ANCHOR_OFFSET, isAtBottom})]?.id;
}

/**
 * Id of the heading whose section is being read, of the given ones. Scrolling and resizing are looked at once per 200 ms at most
 * (OUTLINE-05), and so is a page whose lower part has followed. Undefined above the first heading, in static HTML and while hydrating.
 *
 * @param ids in document order; a new array makes the hook measure again
 */
export default function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    let timer: number | undefined;
    const check = (): void => {
      timer = undefined;
      setActive(measure(ids));
    };
    const schedule = (): void => {
      timer ??= window.setTimeout(check, SCROLL_THROTTLE_MS);
    };
    schedule();
    MOVES.forEach((name) => window.addEventListener(name, schedule, {passive: true}));
    return () => {
      window.clearTimeout(timer);
      MOVES.forEach((name) => window.removeEventListener(name, schedule));
    };
  }, [ids]);

  return active;
}
