import {useRef, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import CloseButton from '@site/src/components/CloseButton';
import Icon from '@site/src/components/Icon';
import {FOCUSED_FIELD} from '@site/src/lib/ui/ids';
import {isComposing} from '@site/src/lib/ui/isComposing';
import styles from './styles.module.css';

export interface SearchFieldProps {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly query: string;
  /** Id of the list of hits. */
  readonly listId: string;
  readonly hasHits: boolean;
  /** Id of the selected hit. */
  readonly activeId?: string;
  readonly isBusy: boolean;
  readonly onType: (query: string) => void;
  /** What an input method has put into the field so far. */
  readonly onCompose: (text: string) => void;
  /** Keys that no input method claims. */
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Absent on a page, which cannot be closed. */
  readonly onClose?: () => void;
}

/** On a page the field stands in the static HTML: `prepareField` of `plugins/runtime` gives it the focus, and the query of the address. */
const EARLY = {name: 'q', [FOCUSED_FIELD]: ''};

/** The search field: a combobox over the list of hits, with the buttons that clear and close (SEARCH-02). */
export default function SearchField(props: SearchFieldProps): ReactNode {
  const {fieldRef: field, query, listId, hasHits, activeId, isBusy, onType, onCompose, onKey, onClose} = props;
  const isBegun = useRef(false);
  const label = translate({
    id: 'site.Search.placeholder',
    message: 'Search Docs',
    description: 'Text of the search button and placeholder of the search field',
  });
  const clearLabel = translate({
    id: 'site.Search.clear',
    message: 'Clear the query',
    description: 'Spoken name of the button in the search field that empties it',
  });
  const closeLabel = translate({
    id: 'site.Search.close',
    message: 'Close the search',
    description: 'Spoken name of the button in the search field that closes the dialog',
  });
  const handleClear = (): void => {
    if (query === '') {
      onClose?.();
    } else {
      onType('');
      field.current?.focus();
    }
  };
  return (
    <div className={styles.field} data-busy={isBusy || undefined}>
      <Icon className={styles.icon} name="search" size={20} />
      <input
        ref={field}
        className={styles.input}
        {...(onClose === undefined && EARLY)}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={hasHits}
        aria-activedescendant={activeId}
        placeholder={label}
        value={query}
        onChange={({target}) => (isBegun.current ? onCompose : onType)(target.value)}
        onCompositionStart={() => {
          isBegun.current = true;
        }}
        onCompositionEnd={({currentTarget}) => {
          isBegun.current = false;
          onType(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (!isComposing(event.nativeEvent) && !isBegun.current) {
            onKey(event);
          }
        }}
      />
      {(query !== '' || onClose !== undefined) && (
        <CloseButton label={query === '' ? closeLabel : clearLabel} onClick={handleClear} />
      )}
      {onClose !== undefined && (
        <button type="button" className={styles.cancel} onClick={onClose}>
          <Translate id="site.Search.cancel" description="Small screens: button that closes the search dialog">
            Cancel
          </Translate>
        </button>
      )}
    </div>
  );
}
