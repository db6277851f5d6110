import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Icon from '@site/src/components/Icon';
import TextAlternate from '@site/src/components/TextAlternate';
import copyText from '@site/src/hooks/copyText';
import {COPY_CONFIRMATION_MS} from '@site/src/lib/constants';
import {toMarkdownPath} from '@site/src/lib/url';
import styles from './styles.module.css';

/** Loads the text at `path`; throws when there is none. */
async function loadText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} was answered with status ${response.status}.`);
  }
  return response.text();
}

type Result = 'copied' | 'failed' | undefined;

/** What is said of a result; one text, so that React sets it as a whole whatever a translator of the browser has made of the last one. */
function describe(result: Result): string {
  switch (result) {
    case 'copied':
      return translate({
        id: 'site.PageText.copied',
        message: 'Copied',
        description: 'Said and shown after the text of a page was copied',
      });
    case 'failed':
      return translate({
        id: 'site.PageText.failed',
        message: 'Could not be copied',
        description: 'Said and shown when the text of a page could not be copied',
      });
    default:
      return '';
  }
}

/** The Markdown text of this doc: its address for programs, a button that copies it, a link that shows it. */
export default function PageText(): ReactNode {
  const {metadata} = useDoc();
  const path = toMarkdownPath(metadata.permalink, useBaseUrl('/'));
  const [result, setResult] = useState<Result>();

  useEffect(() => {
    const timer = result === 'copied' ? window.setTimeout(() => setResult(undefined), COPY_CONFIRMATION_MS) : undefined;
    return () => window.clearTimeout(timer);
  }, [result]);

  // The texts are made from the built pages.
  if (process.env.NODE_ENV === 'development' || metadata.unlisted) {
    return null;
  }

  async function handleCopy(): Promise<void> {
    setResult(undefined);
    try {
      setResult((await copyText(loadText(path))) ? 'copied' : 'failed');
    } catch (error) {
      console.error('The text of the page could not be loaded.', error);
      setResult('failed');
    }
  }

  return (
    <div className={styles.actions}>
      <TextAlternate path={path} />
      <button type="button" className={styles.action} onClick={() => void handleCopy()}>
        <Icon name={result === 'copied' ? 'check' : 'copy'} size={16} />
        {translate({
          id: 'site.PageText.copy',
          message: 'Copy page',
          description: 'Button at the foot of a doc page that copies its text as Markdown',
        })}
      </button>
      <Link className={styles.action} href={`pathname://${path}`} target="_self">
        <Icon name="file" size={16} />
        {translate({
          id: 'site.PageText.view',
          message: 'View as Markdown',
          description: 'Link at the foot of a doc page to its text as Markdown',
        })}
      </Link>
      <span role="status">{describe(result)}</span>
    </div>
  );
}
