import {useEffect, useRef, useState} from 'react';
import {COPY_CONFIRMATION_MS} from '@site/src/lib/constants';

/** For pages that are not served securely, where browsers give no clipboard. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.className = 'site-visually-hidden';
  document.body.append(field);
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies without the clipboard interface
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) {
      focused.focus({preventScroll: true});
    }
  }
}

/** Copies `text`; resolves with false when neither the clipboard nor the fallback takes it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

export type Copy = {
  /** True for 2 s after the last successful copy (CODE-02, CODE-03). */
  readonly isCopied: boolean;
  readonly copy: (text: string) => Promise<void>;
};

export default function useCopy(): Copy {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async (text: string): Promise<void> => {
    const hasCopied = await copyText(text);
    window.clearTimeout(timer.current);
    setIsCopied(hasCopied);
    if (hasCopied) {
      timer.current = window.setTimeout(() => setIsCopied(false), COPY_CONFIRMATION_MS);
    }
  };
  return {isCopied, copy};
}
