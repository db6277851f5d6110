// Ejected from Docusaurus 3.10.2: shows as soon as the page is scrolled (DOCFOOT-06); the original waits for an upward scroll beyond
// 300 px.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {prefersReducedMotion, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import focusStart from '@site/src/hooks/focusStart';
import useScrolledPast from '@site/src/hooks/useScrolledPast';
import styles from './styles.module.css';

function scrollToTop(): void {
  // The button is about to go, and with it the focus.
  focusStart();
  window.scrollTo({top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth'});
}

/** The button that leads back to the top of the page (DOCFOOT-06). */
export default function BackToTopButton(): ReactNode {
  const isShown = useScrolledPast(1);
  return (
    <button
      type="button"
      className={clsx(ThemeClassNames.common.backToTopButton, styles.button)}
      data-shown={isShown || undefined}
      onClick={scrollToTop}
    >
      <Icon
        name="arrow-up"
        size={20}
        label={translate({
          id: 'theme.BackToTopButton.buttonAriaLabel',
          message: 'Scroll back to top',
          description: 'The ARIA label for the back to top button',
        })}
      />
    </button>
  );
}
