import type {MouseEvent} from 'react';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import drawn from '@site/src/components/Icon/drawn.module.css';
import copyText from '@site/src/hooks/copyText';
import {toCopyText} from '@site/src/lib/code';
import {WRAPPED_CLASS} from '@site/src/lib/code/blockClasses';
import {COPY_CONFIRMATION_MS} from '@site/src/lib/constants';
import {STATUS_ID} from '@site/src/lib/ui/ids';

/** What a button on a code block does. */
export type CodeAction = 'copy' | 'wrap';

/** Buttons that confirm a copy, with what takes the confirmation away. */
const confirmations = new WeakMap<HTMLElement, number>();

/** The code of a block as its elements have it: lines are elements where one of them is marked. */
function readCode(pre: Element): string {
  const lines = [...pre.querySelectorAll('.token-line')];
  const isRemoved = (line: Element): boolean => line.hasAttribute('data-removed');
  return toCopyText({
    code: lines.length > 0 ? lines.map((line) => line.textContent).join('\n') : pre.textContent,
    language: /\blanguage-(\S+)/.exec(pre.className)?.[1] ?? '',
    marks: Object.fromEntries(lines.map((line, index) => [index, isRemoved(line) ? ['removed'] : []])),
  });
}

/** CODE-01. */
function toggleWrap(button: HTMLElement, pre: HTMLElement): void {
  const block = pre.closest(`.${ThemeClassNames.common.codeBlock}`);
  button.setAttribute('aria-pressed', String(block?.classList.toggle(WRAPPED_CLASS)));
}

function showResult(button: HTMLElement, hasCopied: boolean): void {
  const copied = translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });
  button.title = hasCopied ? copied : labelCopyButton();
  button.toggleAttribute('data-done', hasCopied);
  button.classList.toggle(drawn.copy, !hasCopied);
  button.classList.toggle(drawn.check, hasCopied);
  document.getElementById(STATUS_ID)?.replaceChildren(hasCopied ? copied : '');
}

/** CODE-02: confirms for 2 s after the last copy; nothing where it failed. */
async function copyCode(button: HTMLElement, pre: HTMLElement): Promise<void> {
  const hasCopied = await copyText(readCode(pre));
  window.clearTimeout(confirmations.get(button));
  showResult(button, hasCopied);
  if (hasCopied) {
    confirmations.set(button, window.setTimeout(showResult, COPY_CONFIRMATION_MS, button, false));
  }
}

/** Name of the button that copies. */
export function labelCopyButton(): string {
  return translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
    description: 'The ARIA label for copy code blocks button',
  });
}

/** Does what the clicked button of a code block says. The block's elements are all it knows: no component has its state. */
export default function handleCodeClick({target, currentTarget}: MouseEvent<HTMLElement>): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-action]') : null;
  const pre = currentTarget.querySelector('pre');
  if (button === null || pre === null) {
    return;
  }
  if ((button.dataset.action as CodeAction) === 'wrap') {
    toggleWrap(button, pre);
  } else {
    void copyCode(button, pre);
  }
}
