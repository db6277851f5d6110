import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '@site/src/components/Icon';
import {ICONS, type IconName} from '@site/src/components/Icon/icons';
import Popover from '@site/src/components/Popover';
import {SOCIAL_LINKS_INLINE} from '@site/src/lib/constants';
import type {SocialLink} from '@site/src/lib/site/types';
import {useSiteData} from '@site/src/plugins/site-data/client';
import control from '../control.module.css';
import styles from './styles.module.css';

/** Names of the presets; other links need a `label`. */
const PRESET_NAMES: Readonly<Record<string, string>> = {github: 'GitHub', x: 'X', discord: 'Discord'};

/** Spoken name of a link. */
export function getSocialName({icon, label, content}: SocialLink): string {
  return label ?? (typeof icon === 'string' ? (PRESET_NAMES[icon] ?? icon) : content);
}

function isIconName(name: string): name is IconName {
  return name in ICONS;
}

function SocialIcon({icon}: Pick<SocialLink, 'icon'>): ReactNode {
  if (typeof icon !== 'string') {
    // eslint-disable-next-line no-restricted-syntax -- a drawing of the site's configuration
    return <span className={styles.svg} aria-hidden="true" dangerouslySetInnerHTML={{__html: icon.svg}} />;
  }
  return <Icon name={isIconName(icon) ? icon : 'link'} size={18} />;
}

function SocialContent({mode, content}: SocialLink): ReactNode {
  const src = useBaseUrl(content);
  switch (mode) {
    case 'img':
      return <img className={styles.image} src={src} alt="" loading="lazy" />;
    case 'dom':
      // eslint-disable-next-line no-restricted-syntax -- markup of the site's configuration
      return <div dangerouslySetInnerHTML={{__html: content}} />;
    default:
      return content;
  }
}

/** One link: mode `link` opens a new tab, the others show their content on hover, focus and click (NAV-09). */
function SocialEntry({link}: {readonly link: SocialLink}): ReactNode {
  const name = getSocialName(link);
  if (link.mode === 'link') {
    return (
      <Link className={control.button} href={link.content} target="_blank" rel="noopener noreferrer" aria-label={name}>
        <SocialIcon icon={link.icon} />
      </Link>
    );
  }
  return (
    <Popover
      trigger={<SocialIcon icon={link.icon} />}
      label={name}
      triggerClassName={control.button}
      panelClassName={styles.content}
      align="end"
      title={name}
      opensOnFocus
    >
      <SocialContent {...link} />
    </Popover>
  );
}

/** In a dropdown there is room for the name, and content needs no further popover. */
function SocialRow({link}: {readonly link: SocialLink}): ReactNode {
  const name = getSocialName(link);
  if (link.mode === 'link') {
    return (
      <Link className={control.item} href={link.content} target="_blank" rel="noopener noreferrer">
        <SocialIcon icon={link.icon} />
        {name}
      </Link>
    );
  }
  return (
    <div className={styles.content}>
      <p className={styles.name}>
        <SocialIcon icon={link.icon} />
        {name}
      </p>
      <SocialContent {...link} />
    </div>
  );
}

function SocialList({links}: {readonly links: readonly SocialLink[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.content}>
          <SocialEntry link={link} />
        </li>
      ))}
    </ul>
  );
}

export interface SocialLinksProps {
  /** Show all of them in a row, without a dropdown. */
  readonly showsAll?: boolean;
}

/** The site's social links: the first three in a row, the rest in a dropdown (NAV-09). */
export default function SocialLinks({showsAll = false}: SocialLinksProps): ReactNode {
  const {socialLinks} = useSiteData().site;
  const inline = showsAll ? socialLinks : socialLinks.slice(0, SOCIAL_LINKS_INLINE);
  const rest = socialLinks.slice(inline.length);
  return (
    <div className={styles.root}>
      {inline.length > 0 && <SocialList links={inline} />}
      {rest.length > 0 && (
        <Popover
          trigger={<Icon className={control.caret} name="chevron-down" />}
          label={translate({
            id: 'site.SocialLinks.more',
            message: 'More social links',
            description: 'Navbar: name of the button that opens the social links beyond the first three',
          })}
          triggerClassName={styles.more}
          align="end"
        >
          <ul className={control.list}>
            {rest.map((link) => (
              <li key={link.content}>
                <SocialRow link={link} />
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </div>
  );
}
