import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface SuggestionsProps {
  readonly suggestions: readonly string[];
  readonly onChoose: (query: string) => void;
}

/** Other spellings of a query that has unknown words. */
export default function Suggestions({suggestions, onChoose}: SuggestionsProps): ReactNode {
  if (suggestions.length === 0) {
    return null;
  }
  return (
    <p className={styles.line}>
      <Translate id="site.Search.didYouMean" description="Search: stands before other spellings of the query">
        Did you mean
      </Translate>
      {suggestions.map((suggestion) => (
        <button key={suggestion} type="button" className={styles.suggestion} onClick={() => onChoose(suggestion)}>
          {suggestion}
        </button>
      ))}
    </p>
  );
}
