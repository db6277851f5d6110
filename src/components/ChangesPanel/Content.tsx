import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Aspects from '@site/src/components/Changes/Aspects';
import KindBadge from '@site/src/components/Changes/KindBadge';
import Marked from '@site/src/components/Changes/Marked';
import useCountTexts from '@site/src/components/Changes/useCountTexts';
import useDirection from '@site/src/hooks/useDirection';
import useIsolate from '@site/src/hooks/useIsolate';
import usePluralText from '@site/src/hooks/usePluralText';
import type {FactChange, PageChanges} from '@site/src/lib/changes/types';
import {isPlainClick} from '@site/src/lib/ui/isPlainClick';
import Section from './Section';
import styles from './styles.module.css';

export interface ContentProps {
  readonly changes: PageChanges;
  readonly index?: string | undefined;
  /** The reader goes to this anchor of the page, or to another page. */
  readonly onLeave: (hash?: string) => void;
}

interface AnchorLinkProps {
  readonly hash: string;
  readonly className?: string | undefined;
  readonly onLeave: (hash?: string) => void;
  readonly children: ReactNode;
}

/** A link to a section of the page behind the panel, which closes. */
export function AnchorLink({hash, className, onLeave, children}: AnchorLinkProps): ReactNode {
  const handleClick = (event: MouseEvent): void => {
    if (isPlainClick(event)) {
      event.preventDefault();
      onLeave(hash);
    }
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- an anchor of this page
    <a className={className} href={hash === '' ? '#' : hash} onClick={handleClick}>
      {children}
    </a>
  );
}

function OptionEntry({
  change,
  onLeave,
}: {
  readonly change: FactChange;
  readonly onLeave: ContentProps['onLeave'];
}): ReactNode {
  const {name, kind, href} = change;
  return (
    <li className={styles.option}>
      <p className={styles.name}>
        {href === undefined ? (
          <code>{name}</code>
        ) : (
          <AnchorLink hash={href === '#' ? '' : href} onLeave={onLeave}>
            <code>{name}</code>
          </AnchorLink>
        )}
        <KindBadge kind={kind} />
      </p>
      <Aspects change={change} />
    </li>
  );
}

function Kept({count}: {readonly count: number}): ReactNode {
  const pluralText = usePluralText();
  const message = translate({
    id: 'site.ChangesPanel.kept',
    message: '{count} other section is the same.|The {count} other sections are the same.',
    description: 'Foot of the panel of changes, pluralised by {count}',
  });
  return <p>{pluralText(count, message)}</p>;
}

/** The body of the panel: the counts, the options, then the sections in the order of the page. */
export default function Content({changes, index, onLeave}: ContentProps): ReactNode {
  const {counts, options, sections, kept, from, to, was, lang} = changes;
  const dir = useDirection(lang);
  const isolate = useIsolate();
  const texts = useCountTexts(counts);
  return (
    <Marked>
      {was !== undefined && (
        <p className={styles.note}>
          <Translate
            id="site.ChangesPanel.was"
            description="Panel of changes: the page had another address; {from} is a version, {page} a link with the title of then"
            values={{
              from: isolate(from),
              page: (
                <Link key="page" to={was.href}>
                  {was.title}
                </Link>
              ),
            }}
          >
            {'In {from} this page was {page}.'}
          </Translate>
        </p>
      )}
      {texts.length > 0 && <p className={styles.summary}>{texts.join(' · ')}</p>}
      {options.length > 0 && (
        <ul className={styles.options}>
          {options.map((change) => (
            <OptionEntry key={change.name} change={change} onLeave={onLeave} />
          ))}
        </ul>
      )}
      <div lang={lang} dir={dir}>
        {sections.map((section, position) => (
          <Section key={`${section.kind} ${section.id} ${position}`} section={section} onLeave={onLeave} />
        ))}
      </div>
      <div className={styles.foot}>
        {kept > 0 && <Kept count={kept} />}
        {index !== undefined && (
          <p>
            <Link to={index}>
              <Translate
                id="site.ChangesPanel.index"
                description="Foot of the panel of changes: link to the list of all changes between two versions"
                values={{from: isolate(from), to: isolate(to)}}
              >
                {'Everything that changed from {from} to {to}'}
              </Translate>
            </Link>
          </p>
        )}
      </div>
    </Marked>
  );
}
