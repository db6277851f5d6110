import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import KindBadge from '@site/src/components/Changes/KindBadge';
import Runs from '@site/src/components/Changes/Runs';
import usePluralText from '@site/src/hooks/usePluralText';
import type {PageLink, SectionChange} from '@site/src/lib/changes/types';
import Blocks from './Blocks';
import {AnchorLink} from './Content';
import styles from './styles.module.css';

export interface SectionProps {
  readonly section: SectionChange;
  readonly onLeave: (hash?: string) => void;
}

function Title({section, onLeave}: SectionProps): ReactNode {
  const {kind, id, title, to} = section;
  const text =
    title.length > 0 ? (
      <Runs runs={title} />
    ) : (
      <Translate id="site.ChangesPanel.start" description="Panel of changes: names the text before the first heading">
        Start of the page
      </Translate>
    );
  // A section that is gone from this page has no anchor here.
  const isHere = kind !== 'removed' && to === undefined;
  return isHere ? (
    <AnchorLink hash={id === '' ? '' : `#${id}`} onLeave={onLeave}>
      {text}
    </AnchorLink>
  ) : (
    text
  );
}

function PageOf({page: {href, title}}: {readonly page: PageLink}): ReactNode {
  return <Link to={href}>{title}</Link>;
}

function Place({section: {from, to}}: {readonly section: SectionChange}): ReactNode {
  if (from === undefined && to === undefined) {
    return null;
  }
  return (
    <p className={styles.note}>
      {to !== undefined && (
        <Translate
          id="site.ChangesPanel.movedTo"
          description="Panel of changes: a section is on another page now; {page} is a link with its title"
          values={{page: <PageOf key="page" page={to} />}}
        >
          {'Now on the page {page}.'}
        </Translate>
      )}
      {from !== undefined && (
        <Translate
          id="site.ChangesPanel.movedFrom"
          description="Panel of changes: a section was on another page; {page} is a link with its title"
          values={{page: <PageOf key="page" page={from} />}}
        >
          {'Was on the page {page}.'}
        </Translate>
      )}
    </p>
  );
}

function More({
  count,
  hash,
  onLeave,
}: {readonly count: number; readonly hash: string} & Pick<SectionProps, 'onLeave'>): ReactNode {
  const pluralText = usePluralText();
  const message = translate({
    id: 'site.ChangesPanel.more',
    message: 'Read the rest ({count} paragraph)|Read the rest ({count} paragraphs)',
    description: 'Panel of changes: link below the start of a new section, pluralised by {count}',
  });
  return (
    <p className={styles.note}>
      <AnchorLink hash={hash} onLeave={onLeave}>
        {pluralText(count, message)}
      </AnchorLink>
    </p>
  );
}

/** One section of the page: its heading, what happened to it, and its changed text. */
export default function Section({section, onLeave}: SectionProps): ReactNode {
  const {kind, blocks, id, more = 0} = section;
  return (
    <section className={styles.section} data-kind={kind}>
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- links to the page, not to itself */}
      <h3 className={styles.heading}>
        <span>
          <Title section={section} onLeave={onLeave} />
        </span>
        <KindBadge kind={kind} />
      </h3>
      <Place section={section} />
      <Blocks blocks={blocks} isWhole={kind === 'added' || kind === 'removed'} />
      {more > 0 && <More count={more} hash={`#${id}`} onLeave={onLeave} />}
    </section>
  );
}
