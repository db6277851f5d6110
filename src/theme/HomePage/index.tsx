import {useMemo, type ComponentType, type ReactNode} from 'react';
import FeatureGrid from '@site/src/components/FeatureGrid';
import HomeHero from '@site/src/components/HomeHero';
import InlineText from '@site/src/components/InlineText';
import {parseHome} from '@site/src/lib/home';
import styles from './styles.module.css';

export interface HomePageProps {
  /** Of the page, as Docusaurus read it. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The page's own text, below the features. */
  readonly children?: ReactNode;
}

/** The module of a Markdown page. */
export type HomeContent<Content> = Content & {
  /** What shows a page with `pageType: home`, which gets it when it is compiled (`lean/server/rehypeImports.ts`); no other page loads it. */
  readonly HomePage?: ComponentType<HomePageProps>;
};

/** The content of a page with `pageType: home`: hero, features, text and a closing message (PAGEKIND-02, HOME-01..06). */
export default function HomePage({frontMatter, children}: HomePageProps): ReactNode {
  const {hero, features, footerMessage} = useMemo(() => parseHome(frontMatter), [frontMatter]);
  return (
    <div className={styles.page}>
      {hero && <HomeHero hero={hero} />}
      {features.length > 0 && <FeatureGrid features={features} />}
      <div className={styles.text}>{children}</div>
      {footerMessage !== undefined && (
        <div className={styles.footer} data-home-footer="">
          <p>
            <InlineText text={footerMessage} />
          </p>
        </div>
      )}
    </div>
  );
}
