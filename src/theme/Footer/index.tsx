// Ejected from Docusaurus 3.10.2: the footer's content comes from the site data, not from `themeConfig.footer`.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import FooterColumns from '@site/src/components/FooterColumns';
import Icon from '@site/src/components/Icon';
import {useSiteData} from '@site/src/plugins/site-data/client';
import {useSiteStrings} from '@site/src/hooks/useSiteStrings';
import styles from './styles.module.css';

/** The site's footer: the organisation, links, license and copyright (FOOTER-01, -02). */
export default function Footer(): ReactNode {
  const {organization, license, copyright} = useSiteData().site;
  const {slogan} = useSiteStrings();
  const logo = useBaseUrl(organization.logo);
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, styles.footer)}>
      <div className={styles.inner}>
        <div>
          <Link className={styles.organization} href={organization.url} target="_blank" rel="noopener noreferrer">
            <img src={logo} alt="" width={24} height={24} loading="lazy" />
            {organization.name}
            <Icon className={styles.external} name="external" size={14} />
          </Link>
          <p className={styles.slogan}>{slogan}</p>
        </div>
        <FooterColumns />
        <div className={styles.legal}>
          <p>
            <Translate
              id="site.Footer.license"
              description="Footer: the license line; {license} is the linked name of the license"
              values={{
                license: (
                  <Link key="license" href={license.url}>
                    {license.name}
                  </Link>
                ),
              }}
            >
              {'Released under the {license} license.'}
            </Translate>
          </p>
          <p>
            <Translate
              id="site.Footer.copyright"
              description="Footer: the copyright line; {holder} names who holds it"
              values={{holder: copyright}}
            >
              {'Copyright © {holder}'}
            </Translate>
          </p>
        </div>
      </div>
    </footer>
  );
}
