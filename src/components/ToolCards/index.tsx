import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import control from '@site/src/components/Navbar/control.module.css';
import ThemedImage from '@site/src/components/ThemedImage';
import useDirection from '@site/src/hooks/useDirection';
import type {ToolLink} from '@site/src/lib/site/types';
import {localizeTool} from '@site/src/lib/site/localizeTool';
import {useSiteData} from '@site/src/plugins/site-data/client';
import {useToolLang} from './useToolLang';
import styles from './styles.module.css';

/** Side of a card's logo, in CSS pixels, before `logoScale`. */
const LOGO_SIZE = 28;

function ToolCard({tool, lang}: {readonly tool: ToolLink; readonly lang: 'en' | 'zh'}): ReactNode {
  const {name, desc, url, logo, logoScale} = localizeTool(tool, lang);
  const size = Math.round(LOGO_SIZE * logoScale);
  return (
    <Link className={styles.card} href={url} target="_blank" rel="noopener noreferrer">
      <span className={styles.logo}>
        {logo !== undefined && <ThemedImage image={logo} alt="" width={size} height={size} loading="lazy" />}
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span> <span className={styles.desc}>{desc}</span>
      </span>
    </Link>
  );
}

export interface ToolCardsProps {
  /** `menu`: two columns (TOOLS-08). `section`: one row on wide screens, wraps at 1000 px, stacks at 600 px. */
  readonly layout: 'menu' | 'section';
  readonly className?: string;
}

/** The family of tools as cards, by link group, in the language the path asks for (TOOLS-02, -03, -05, -06). */
export default function ToolCards({layout, className}: ToolCardsProps): ReactNode {
  const {site, lang: siteLang, locales} = useSiteData();
  const lang = useToolLang();
  const htmlLang = lang === siteLang ? undefined : locales.find((locale) => locale.lang === lang)?.htmlLang;
  const dir = useDirection(lang);
  const showsTitles = layout === 'menu' || site.tools.length > 1;
  return (
    <div className={className} lang={htmlLang} dir={dir}>
      {site.tools.map(({title, titleEn, links}) => (
        <div key={titleEn}>
          {showsTitles && <p className={control.heading}>{lang === 'zh' ? title : titleEn}</p>}
          <ul className={clsx(styles.cards, layout === 'menu' ? styles.menu : styles.section)}>
            {links.map((tool) => (
              <li key={tool.name}>
                <ToolCard tool={tool} lang={lang} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
