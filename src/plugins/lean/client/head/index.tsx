// Stands for `react-helmet-async` in the browser, where only `<Head>` with children is asked of it: a quarter of its size, and the
// head is put together once for each change of page instead of once for each `<Head>`. Static HTML is the original's.
import {useLayoutEffect, useState, type ReactNode} from 'react';
import {collectTags, readTags} from './collectTags';
import {updatePage, updateTags} from './updateHead';

/** The children of each `<Head>` by the order in which they were first rendered, those further out before those in them. */
const heads = new Map<number, ReactNode>();
let count = 0;
let frame: number | undefined;
let timer: number | undefined;

function nextOrder(): number {
  count += 1;
  return count;
}

/** In the next frame, so that many changes are one. What no reader sees follows that frame. */
function schedule(): void {
  frame ??= window.requestAnimationFrame(() => {
    frame = undefined;
    const outermostFirst = [...heads].sort(([a], [b]) => a - b);
    const state = collectTags(outermostFirst.map(([, children]) => readTags(children)));
    updatePage(state);
    window.clearTimeout(timer);
    timer = window.setTimeout(updateTags, 0, state);
  });
}

interface HelmetProps {
  readonly children?: ReactNode;
}

/** Tags of the document's head. Those of components further in replace those further out. */
export function Helmet({children}: HelmetProps): null {
  const [order] = useState(nextOrder);
  useLayoutEffect(() => {
    heads.set(order, children);
    schedule();
  }, [order, children]);
  useLayoutEffect(
    () => () => {
      heads.delete(order);
      schedule();
    },
    [order],
  );
  return null;
}

/** The original's provider collects what a server prints; a browser needs none. */
export function HelmetProvider({children}: HelmetProps): ReactNode {
  return children;
}
