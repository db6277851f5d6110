import {useEffect, useState} from 'react';
import {decodeAnchor} from '@site/src/lib/url/anchor';

/** Time that parts of a page which only the browser draws have to bring the anchor, in milliseconds. */
const PATIENCE_MS = 300;

function hasAnchor(id: string): boolean {
  return document.getElementById(id) !== null || document.getElementsByName(id).length > 0;
}

export type MissingAnchor = {
  /** Id that the address asked for on arrival and the page does not have; null otherwise. */
  readonly id: string | null;
  readonly dismiss: () => void;
};

/** The anchor a reader came for, if the page does not have it. Looked up once, when the component is mounted with its page. */
export default function useMissingAnchor(): MissingAnchor {
  const [id, setId] = useState<string | null>(null);

  useEffect(() => {
    const wanted = decodeAnchor(window.location.hash);
    // `:~:` begins an instruction to the browser, such as the text to highlight; `top` is the top of every page (HTML standard).
    if (wanted === null || wanted.startsWith(':~:') || wanted.toLowerCase() === 'top') {
      return undefined;
    }
    const timer = window.setTimeout(() => {
      if (!hasAnchor(wanted)) {
        setId(wanted);
      }
    }, PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, []);

  return {id, dismiss: () => setId(null)};
}
