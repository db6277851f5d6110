import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Popover from '@site/src/components/Popover';
import control from '../control.module.css';
import useVersionLinks, {type VersionLink} from '../useVersionLinks';
import VersionNoteText from './Note';
import styles from './styles.module.css';

/** The versions as a list of links, each with what the reader would not find there. */
export function VersionList({links}: {readonly links: readonly VersionLink[]}): ReactNode {
  return (
    <ul className={control.list}>
      {links.map(({name, label, href, isCurrent, note, onSelect}) => (
        <li key={name}>
          <Link
            className={control.item}
            to={href}
            target="_self"
            aria-current={isCurrent ? 'true' : undefined}
            data-version={name}
            onClick={onSelect}
          >
            <span className={styles.entry}>
              {/* Begins with a digit, which alone would follow the direction around it: `x.1`. */}
              <bdi>{label}</bdi>
              {note !== undefined && (
                <>
                  {' '}
                  <VersionNoteText note={note} version={label} />
                </>
              )}
            </span>
            {isCurrent && <Icon className={control.check} name="check" size={16} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The version switcher; nothing when there is only one version (NAV-07). */
export default function VersionMenu(): ReactNode {
  const [isWanted, setIsWanted] = useState(false);
  const links = useVersionLinks(isWanted);
  if (links.length < 2) {
    return null;
  }
  const current = links.find(({isCurrent}) => isCurrent) ?? links[0];
  const trigger = (
    <>
      <span className={styles.prefix}>
        {translate({
          id: 'site.VersionMenu.label',
          message: 'Version: ',
          description: 'Navbar: says that the text that follows is the current version, with its space',
        })}
      </span>
      <bdi>{current.label}</bdi>
      <Icon className={control.caret} name="chevron-down" />
    </>
  );
  return (
    <Popover trigger={trigger} triggerClassName={styles.button} align="end" onIntent={() => setIsWanted(true)}>
      <VersionList links={links} />
    </Popover>
  );
}
