import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {getSocialName} from '@site/src/components/Navbar/SocialLinks';
import {useToolLang} from '@site/src/components/ToolCards/useToolLang';
import {useSiteStrings} from '@site/src/hooks/useSiteStrings';
import {localizeTool} from '@site/src/lib/site/localizeTool';
import {useSiteData} from '@site/src/plugins/site-data/client';
import styles from './styles.module.css';

interface ColumnProps {
  readonly title: ReactNode;
  readonly links: readonly {readonly text: string; readonly to: string}[];
}

function Column({title, links}: ColumnProps): ReactNode {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {links.map(({text, to}) => (
          <li key={text}>
            <Link className={styles.link} to={to}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The footer's columns: where the docs begin, the related tools, where to meet others and how to help (FOOTER-02). */
export default function FooterColumns(): ReactNode {
  const toolLang = useToolLang();
  const {nav, tools, socialLinks} = useSiteData().site;
  const {introduction, quickStart} = useSiteStrings();
  const label = translate({
    id: 'site.FooterColumns.label',
    message: 'Footer',
    description: 'Footer: spoken name of its links',
  });
  const translations = translate({
    id: 'site.FooterColumns.translations',
    message: 'Translations',
    description: 'Footer: link to the page about the state of the translations',
  });
  const sections = nav.filter(({link}) => link !== undefined && link !== '/guide/start/');
  return (
    <nav className={styles.columns} aria-label={label}>
      <Column
        title={
          <Translate id="site.FooterColumns.docs" description="Footer: heading of the links into the docs">
            Documentation
          </Translate>
        }
        links={[
          {text: introduction, to: '/guide/start/'},
          {text: quickStart, to: '/guide/start/quick-start'},
          ...sections.map(({text, link = '/'}) => ({text, to: link})),
        ]}
      />
      <Column
        title={
          <Translate id="site.FooterColumns.tools" description="Footer: heading of the links to related tools">
            Related tools
          </Translate>
        }
        links={tools
          .flatMap(({links}) => links)
          .map((tool) => localizeTool(tool, toolLang))
          .map(({name, url}) => ({text: name, to: url}))}
      />
      <Column
        title={
          <Translate id="site.FooterColumns.community" description="Footer: heading of the social links">
            Community
          </Translate>
        }
        links={[
          ...socialLinks
            .filter(({mode}) => mode === 'link')
            .map((link) => ({text: getSocialName(link), to: link.content})),
          {text: translations, to: '/contribute/translations'},
        ]}
      />
    </nav>
  );
}
