import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useNumberFormat from '@site/src/hooks/useNumberFormat';
import Section from '../Section';
import Code from './Code';
import OutputFile from './OutputFile';
import {getOutputs} from './outputs';
import sample from './sample.json';
import useTabs from './useTabs';
import styles from './styles.module.css';

const CONFIG_FILE = 'rslib.config.ts';
const SOURCE_FILE = 'src/mix.ts';
const BUILD_COMMAND = '$ npx rslib build';
const KILOBYTES: Intl.NumberFormatOptions = {minimumFractionDigits: 1, maximumFractionDigits: 1};

/**
 * One configuration and the real files a build makes of it; `tools/landingSample.mjs` writes both. Without scripts every output
 * shows, one below the other.
 */
export default function Showcase(): ReactNode {
  const outputs = getOutputs();
  const kilobytes = useNumberFormat(KILOBYTES);
  const {selected, tabProps, panelProps} = useTabs(outputs.length);
  return (
    <Section
      title={translate({
        id: 'site.Landing.Showcase.title',
        message: 'One config, every format',
        description: 'Landing page: heading above the sample',
      })}
      lead={
        <Translate id="site.Landing.Showcase.lead" description="Landing page: text above the sample">
          Each entry of lib is one output. Pick one to see the files it makes: this is a real build, not a drawing.
        </Translate>
      }
    >
      <div className={styles.window}>
        <div className={clsx(styles.input, styles.config)}>
          <p className={styles.bar} data-markdown="skip">
            {CONFIG_FILE}
          </p>
          <Code code={sample.config} label={CONFIG_FILE} marked={outputs[selected]?.lines} />
        </div>
        <div className={styles.input}>
          <p className={styles.bar} data-markdown="skip">
            {SOURCE_FILE}
          </p>
          <Code code={sample.source} label={SOURCE_FILE} />
        </div>
        <div className={styles.output}>
          <div
            className={styles.tabs}
            role="tablist"
            aria-label={translate({
              id: 'site.Landing.Showcase.tabs',
              message: 'Outputs',
              description: 'Landing page, sample: name of the row of tabs',
            })}
          >
            {outputs.map(({id, label}, index) => (
              <button key={id} className={styles.tab} {...tabProps(index)}>
                {label}
              </button>
            ))}
          </div>
          {outputs.map(({id, text, files, from}, index) => (
            <div key={id} className={styles.panel} {...panelProps(index)}>
              <p className={styles.text}>{text}</p>
              {files.map((file) => (
                <OutputFile key={file.path} file={file} from={from} />
              ))}
            </div>
          ))}
        </div>
        <p className={styles.log}>
          <span dir="ltr">{BUILD_COMMAND}</span>{' '}
          <span className={styles.total}>
            {translate(
              {
                id: 'site.Landing.Showcase.total',
                message: '{count} files, {size} kB in all',
                description: 'Landing page, sample: number of files and their size together',
              },
              {
                count: sample.files.length,
                size: kilobytes.format(sample.files.reduce((sum, {bytes}) => sum + bytes, 0) / 1000),
              },
            )}
          </span>
        </p>
      </div>
    </Section>
  );
}
