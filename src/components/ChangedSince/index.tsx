import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useCountTexts from '@site/src/components/Changes/useCountTexts';
import Icon from '@site/src/components/Icon';
import useDirection from '@site/src/hooks/useDirection';
import useIsolate from '@site/src/hooks/useIsolate';
import useLostPart from '@site/src/hooks/useLostPart';
import type {PageEntries} from '@site/src/lib/changes/types';
import {useLazyComponent} from '@site/src/plugins/runtime/client/useLazyComponent';
import {useSiteData} from '@site/src/plugins/site-data/client';
import {useTextLang} from '@site/src/plugins/site-data/client/useTextLang';
import {useChanges} from '@site/src/plugins/version-changes/client';
import {loadChanges} from '@site/src/plugins/version-changes/client/loadChanges';
import styles from './styles.module.css';
import useSince, {type OpenableEntry} from './useSince';

const loadPanel = () => import('@site/src/components/ChangesPanel');

function NewMark({version}: {readonly version: string}): ReactNode {
  const isolate = useIsolate();
  return (
    <p className={styles.line}>
      <span className={styles.mark}>
        <Translate
          id="site.ChangedSince.new"
          description="Below the title of a page that the version before does not have; {version} is a name like 1.x"
          values={{version: isolate(version)}}
        >
          {'New in {version}'}
        </Translate>
      </span>
    </p>
  );
}

interface ControlProps {
  readonly entries: readonly OpenableEntry[];
  readonly version: string;
  readonly index?: string;
}

function Control({entries, version, index}: ControlProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {current, open, close} = useSince(entries);
  const {Component: Panel, hasFailed, prepare} = useLazyComponent(loadPanel);
  const [first] = entries;
  const shown = current ?? first;
  const url = useBaseUrl(`/${shown.file}`);
  const isolate = useIsolate();
  const counts = useCountTexts(first.counts ?? {});
  const moved = translate({
    id: 'site.ChangedSince.moved',
    message: 'page moved',
    description: 'Behind the button that opens the changes of a page: the page had another address in the old version',
  });
  const isOpen = current !== undefined;
  const label = translate(
    {
      id: 'site.ChangedSince.label',
      message: 'Changed since {version}',
      description: 'Button below the title of a page: opens what changed; {version} is a name like 0.x',
    },
    {version: isolate(first.since)},
  );

  const handleIntent = (): void => {
    prepare();
    // The panel tells of a failure.
    loadChanges(url).catch(() => undefined);
  };
  useEffect(() => {
    if (isOpen) {
      prepare();
      loadChanges(url).catch(() => undefined);
    }
  }, [isOpen, prepare, url]);

  useLostPart(isOpen && hasFailed, close);

  return (
    <div className={styles.line} data-markdown="skip">
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={handleIntent}
        onFocus={handleIntent}
        onClick={() => {
          handleIntent();
          open(first.since);
        }}
      >
        <Icon name="changes" size={16} />
        {label}
      </button>
      {index !== undefined && (
        <noscript>
          <Link className={styles.button} to={index}>
            {label}
          </Link>
        </noscript>
      )}
      <span className={styles.counts}>{[...(first.hasMoved ? [moved] : []), ...counts].join(' · ')}</span>
      {isOpen && Panel !== null && (
        <Panel
          entries={entries}
          current={shown}
          version={version}
          index={index}
          button={button}
          onChoose={open}
          onClose={close}
        />
      )}
    </div>
  );
}

function hasFile(entry: PageEntries['entries'][number]): entry is OpenableEntry {
  return entry.file !== undefined;
}

/**
 * Below the title of a doc: the button that opens what changed on the page since the version before, or that the page is new.
 * Nothing where nothing changed. It is all that a page loads; the panel and its data follow when a reader turns to it.
 */
export default function ChangedSince(): ReactNode {
  const changes = useChanges();
  const textLang = useTextLang();
  const {lang} = useSiteData();
  const dir = useDirection(lang, textLang.lang);
  if (changes === null || changes.entries.length === 0) {
    return null;
  }
  const {entries, version, index} = changes;
  const openable = entries.filter(hasFile);
  return (
    <div lang={textLang.lang && lang} dir={dir}>
      {openable.length < entries.length && <NewMark version={version} />}
      {openable.length > 0 && <Control entries={openable} version={version} {...(index && {index})} />}
    </div>
  );
}
