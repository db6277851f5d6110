import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '@site/src/components/Icon';
import Popover from '@site/src/components/Popover';
import ToolCards from '@site/src/components/ToolCards';
import {useSiteData} from '@site/src/plugins/site-data/client';
import control from '../control.module.css';
import styles from './styles.module.css';

/** The grid button and the dropdown of related tools, headed by a link to the organisation (TOOLS-01..08, FOOTER-01). */
export default function ToolMenu(): ReactNode {
  const {name, url, logo} = useSiteData().site.organization;
  const logoUrl = useBaseUrl(logo);
  return (
    <Popover
      trigger={<Icon name="grid" size={20} />}
      label={translate({
        id: 'site.ToolMenu.label',
        message: 'Related tools',
        description: 'Navbar: name of the grid button that opens the list of related tools',
      })}
      triggerClassName={control.button}
      panelClassName={styles.panel}
    >
      <Link className={styles.organization} href={url} target="_blank" rel="noopener noreferrer">
        <img src={logoUrl} alt="" width={20} height={20} loading="lazy" />
        {name}
        <Icon className={styles.external} name="external" size={14} />
      </Link>
      <ToolCards layout="menu" />
    </Popover>
  );
}
