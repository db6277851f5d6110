import {useEffect, useId, useRef, type ReactNode, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import isHydrating from '@site/src/hooks/isHydrating';
import {FOCUSED_FIELD} from '@site/src/lib/ui/ids';
import styles from './styles.module.css';

export interface OverviewFilterProps {
  readonly keyword: string;
  /** Pages that match. */
  readonly pageCount: number;
  readonly onChange: (keyword: string) => void;
}

function useStatus({keyword, pageCount}: OverviewFilterProps): string {
  const {selectMessage} = usePluralForm();
  if (keyword.trim() === '') {
    return '';
  }
  if (pageCount === 0) {
    return translate(
      {
        id: 'site.Overview.noMatch',
        message: 'No matching API found: {keyword}',
        description: 'Overview page: shown when the filter finds nothing; {keyword} is what was entered',
      },
      {keyword: keyword.trim()},
    );
  }
  const forms = translate(
    {
      id: 'site.Overview.matchCount',
      message: '{count} matching page|{count} matching pages',
      description: 'Overview page: spoken number of pages the filter leaves; forms for one and many, divided by |',
    },
    {count: pageCount},
  );
  return selectMessage(pageCount, forms);
}

/** Where the box is when the reader types, or comes back; a page that was reloaded may have its text, and be somewhere else. */
function isInView(box: HTMLElement): boolean {
  const {top} = box.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}

/**
 * Focuses the input when the page opens by a link of the site (OVERVIEW-08), unless the address leads to a section. It never scrolls, and
 * whoever comes back to a place further down has no use for a box out of sight: a Space that is to scroll would be typed into it. In a
 * page that was loaded `prepareField` of `plugins/runtime` has done it, and the reader may have gone on to another part since.
 */
function useFocusAtOpen(): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const {hash, pathname} = useLocation();
  const openedAt = useRef('');
  useEffect(() => {
    const box = ref.current;
    if (openedAt.current === pathname || box === null) {
      return;
    }
    openedAt.current = pathname;
    if (hash === '' && !isHydrating() && (history.action !== 'POP' || isInView(box))) {
      box.focus({preventScroll: true});
    }
  }, [history, hash, pathname]);
  return ref;
}

/** Browsers leave the box at the window's lower edge, with all that it finds below. */
function showFound(box: HTMLElement): void {
  box.scrollIntoView({block: 'nearest'});
}

/** Takes over what was typed into the static page: React leaves it in the box, and does not tell of it. */
function useTypedBefore(
  input: RefObject<HTMLInputElement | null>,
  {keyword, onChange}: Pick<OverviewFilterProps, 'keyword' | 'onChange'>,
): void {
  useEffect(() => {
    const box = input.current;
    if (box !== null && box.value !== keyword) {
      onChange(box.value);
      if (isInView(box)) {
        showFound(box);
      }
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is taken over
  }, []);
}

/** The filter box of an overview page; its message is spoken when it changes. */
export default function OverviewFilter(props: OverviewFilterProps): ReactNode {
  const {keyword, pageCount, onChange} = props;
  const id = useId();
  const input = useFocusAtOpen();
  useTypedBefore(input, props);
  const status = useStatus(props);
  const isEmpty = pageCount === 0 && status !== '';

  return (
    <div className={styles.filter}>
      <label className={styles.label} htmlFor={id}>
        <Translate id="site.Overview.filter" description="Overview page: label of the filter box">
          Filter
        </Translate>
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="search"
        {...{[FOCUSED_FIELD]: ''}}
        autoComplete="off"
        spellCheck={false}
        placeholder={translate({
          id: 'site.Overview.placeholder',
          message: 'Enter keyword',
          description: 'Overview page: placeholder of the filter box',
        })}
        value={keyword}
        onChange={({target}) => {
          showFound(target);
          onChange(target.value);
        }}
      />
      <p role="status" className={isEmpty ? styles.empty : styles.spoken}>
        {status}
      </p>
    </div>
  );
}
