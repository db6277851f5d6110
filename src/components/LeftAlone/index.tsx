import {useLayoutEffect, useRef, useState, type MouseEventHandler, type ReactNode} from 'react';
import isHydrating from '@site/src/hooks/isHydrating';

export interface LeftAloneProps {
  /** Tag of the one element that `children` become. */
  readonly as: 'div' | 'span';
  /** For clicks anywhere in it; `children` have to bring the same one. */
  readonly onClick?: MouseEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

/** React takes an element with this as one whose content it does not know. While hydrating it neither reads nor sets the text. */
const UNKNOWN = {__html: ''};

/**
 * Content that never changes while it is on the page and needs none of React: hydration leaves its static HTML as it is, and renders
 * none of its components. They are rendered in static HTML and after a navigation, as everywhere.
 */
export default function LeftAlone({as: Tag, onClick, children}: LeftAloneProps): ReactNode {
  const root = useRef<HTMLElement>(null);
  const [isLeft, setIsLeft] = useState(isHydrating);

  useLayoutEffect(() => {
    // There was no static HTML: hydration failed.
    if (root.current?.firstChild === null) {
      setIsLeft(false);
    }
  }, []);

  if (!isLeft) {
    return children;
  }
  // eslint-disable-next-line no-restricted-syntax -- the markup is what the server wrote; this text only says that React has none
  return <Tag ref={root as never} onClick={onClick} suppressHydrationWarning dangerouslySetInnerHTML={UNKNOWN} />;
}
