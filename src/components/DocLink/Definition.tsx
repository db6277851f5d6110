import {useEffect, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import InlineText from '@site/src/components/InlineText';
import styles from './styles.module.css';

export interface DefinitionProps {
  /** Address of a glossary. */
  readonly page: string;
  /** Heading id of the entry. */
  readonly id: string;
}

/** What a term means in short, loaded when a reader asks for the first one. */
export default function Definition({page, id}: DefinitionProps): ReactNode {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isMounted = true;
    import('@generated/site-translations/default/definitions.json').then(
      ({default: definitions}) => {
        if (isMounted) {
          setText(definitions[page]?.[id]);
        }
      },
      (error: unknown) => {
        console.warn('The definitions of the glossary could not be loaded.', error);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [page, id]);
  // Two elements, each removed as a whole: a translator of the browser may have put others in place of their texts.
  return text === undefined ? (
    <span key="none">
      <Translate
        id="site.DocLink.glossary"
        description="Tooltip of a link to the glossary, while or where it has no text"
      >
        Explained in the glossary
      </Translate>
    </span>
  ) : (
    <span key="text" className={styles.definition}>
      <InlineText text={text} />
    </span>
  );
}
