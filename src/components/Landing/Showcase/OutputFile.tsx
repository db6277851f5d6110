import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import Code from './Code';
import type {SampleFile} from './outputs';
import styles from './styles.module.css';

export interface OutputFileProps {
  readonly file: SampleFile;
  /** Start of the first line that is shown. */
  readonly from?: string;
}

/** One file of the build: its path, its size and its text. */
export default function OutputFile({file: {path, bytes, text}, from}: OutputFileProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const start = from === undefined ? 0 : Math.max(0, text.indexOf(`\n${from}`) + 1);
  const skipped = text.slice(0, start).split('\n').length - 1;
  return (
    <figure className={styles.file}>
      <figcaption className={styles.path} data-markdown="skip">
        <span>{path}</span>
        <span className={styles.bytes}>
          {translate(
            {
              id: 'site.Landing.Showcase.bytes',
              message: '{count} B',
              description: 'Landing page, sample: size of a file in bytes',
            },
            {count: bytes},
          )}
        </span>
      </figcaption>
      {skipped > 0 && (
        <p className={styles.skipped}>
          {selectMessage(
            skipped,
            translate(
              {
                id: 'site.Landing.Showcase.skipped',
                message: '… {count} line of module helpers|… {count} lines of module helpers',
                description: 'Landing page, sample: lines left out at the start; forms for one and many, divided by |',
              },
              {count: skipped},
            ),
          )}
        </p>
      )}
      <Code code={text.slice(start)} label={path} isWrapped={path.startsWith('dist/umd/')} />
    </figure>
  );
}
