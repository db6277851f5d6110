import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface SampleProofProps {
  /** Name and version of what built the sample: `@rslib/core@1.0.1`. */
  readonly package: string;
  /** The commands that ran, one a line. */
  readonly commands: string;
  /** The files that were written, one a line; empty when there are none. */
  readonly files: string;
  /** Present when the commands fail, as the page says. */
  readonly fails?: string;
}

function Lines({children}: {readonly children: string}): ReactNode {
  return (
    <pre
      // Scrolls sideways, so the keyboard has to reach it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      className={styles.lines}
    >
      {children}
    </pre>
  );
}

/** Mark below a sample that was built: opens to show the command and the files it wrote. Added when a page is compiled. */
export default function SampleProof({package: name, commands, files, fails}: SampleProofProps): ReactNode {
  const tool = name.replace(/@(?=[\d.]+$)/, ' ');
  return (
    <details className={styles.proof}>
      <summary className={styles.summary}>
        {fails ? (
          <Translate
            id="site.SampleProof.fails"
            description="Mark below a sample whose command fails as the page says; {tool} is package and version"
            values={{tool}}
          >
            {'Run with {tool}'}
          </Translate>
        ) : (
          <Translate
            id="site.SampleProof.built"
            description="Mark below a sample that was built; {tool} is package and version"
            values={{tool}}
          >
            {'Built with {tool}'}
          </Translate>
        )}
      </summary>
      <p className={styles.label}>
        <Translate id="site.SampleProof.command" description="Opened mark of a sample: label of the commands that ran">
          Command
        </Translate>
      </p>
      <Lines>{commands}</Lines>
      {files !== '' && (
        <>
          <p className={styles.label}>
            <Translate id="site.SampleProof.files" description="Opened mark of a sample: label of the written files">
              Files written
            </Translate>
          </p>
          <Lines>{files}</Lines>
        </>
      )}
    </details>
  );
}
