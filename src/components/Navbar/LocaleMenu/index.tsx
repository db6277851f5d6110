import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Popover from '@site/src/components/Popover';
import control from '../control.module.css';
import useLocaleLinks, {type LocaleLink} from '../useLocaleLinks';
import styles from './styles.module.css';

/** The languages as a list of links. */
export function LocaleList({links}: {readonly links: readonly LocaleLink[]}): ReactNode {
  return (
    <ul className={control.list}>
      {links.map(({lang, htmlLang, label, href, isCurrent}) => (
        <li key={lang}>
          <Link
            className={control.item}
            to={href}
            target="_self"
            rel={undefined}
            autoAddBaseUrl={false}
            lang={htmlLang}
            hrefLang={htmlLang}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {label}
            {isCurrent && <Icon className={control.check} name="check" size={16} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The language switcher; nothing when there is only one language (NAV-06). */
export default function LocaleMenu(): ReactNode {
  const links = useLocaleLinks();
  const current = links.find(({isCurrent}) => isCurrent) ?? links[0];
  if (links.length < 2) {
    return null;
  }
  const trigger = (
    <>
      <Icon name="translate" size={18} />
      <span className={styles.prefix}>
        {translate({
          id: 'site.LocaleMenu.label',
          message: 'Language: ',
          description: 'Navbar: says that the text that follows is the current language, with its space',
        })}
      </span>
      <span className={styles.label} lang={current.htmlLang}>
        {current.label}
      </span>
      <Icon className={control.caret} name="chevron-down" />
    </>
  );
  return (
    <Popover trigger={trigger} triggerClassName={styles.button} align="end">
      <LocaleList links={links} />
    </Popover>
  );
}
