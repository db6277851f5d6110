import type {ComponentType, ReactNode, SVGProps} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Icon from '@site/src/components/Icon';
import InlineText from '@site/src/components/InlineText';
import type {HomeFeature} from '@site/src/lib/home';
import {assetUrl, isExternalUrl} from '@site/src/lib/url';
import styles from './styles.module.css';

/** Side of a feature's picture, in CSS pixels. */
const ICON_SIZE = 48;

export interface FeatureGridProps {
  readonly features: readonly (Omit<HomeFeature, 'icon'> & {
    /** As of `HomeFeature`, or a drawing that is part of the page and so asks for no file. */
    readonly icon?: string | ComponentType<SVGProps<SVGSVGElement>>;
    /** A line of configuration at the card's foot. */
    readonly code?: string;
  })[];
  /** Level of the cards' headings. Default `h2`. */
  readonly headingLevel?: 'h2' | 'h3';
}

function FeatureImage({icon}: {readonly icon: string}): ReactNode {
  const base = useDocusaurusContext().siteConfig.baseUrl;
  return icon.startsWith('/') || isExternalUrl(icon) ? (
    <img src={assetUrl(icon, {host: '', base})} alt="" width={ICON_SIZE} height={ICON_SIZE} loading="lazy" />
  ) : (
    icon
  );
}

function FeatureIcon({icon: Drawing}: Required<Pick<FeatureGridProps['features'][number], 'icon'>>): ReactNode {
  return (
    <span className={styles.icon} aria-hidden="true">
      {typeof Drawing === 'string' ? (
        <FeatureImage icon={Drawing} />
      ) : (
        <Drawing width={ICON_SIZE} height={ICON_SIZE} focusable="false" />
      )}
    </span>
  );
}

function Feature({
  feature: {icon, title, details, link, code},
  headingLevel,
}: {
  readonly feature: FeatureGridProps['features'][number];
  readonly headingLevel: 'h2' | 'h3';
}): ReactNode {
  const content = (
    <>
      {icon !== undefined && <FeatureIcon icon={icon} />}
      <Heading as={headingLevel} className={styles.title}>
        <InlineText text={title} />
        {link !== undefined && <Icon className={styles.arrow} name="arrow-right" size={16} />}
      </Heading>
      <p className={styles.details}>
        <InlineText text={details} />
      </p>
      {code !== undefined && <code className={styles.code}>{code}</code>}
    </>
  );
  if (link === undefined) {
    return <div className={styles.card}>{content}</div>;
  }
  const target = isExternalUrl(link) ? {target: '_blank', rel: 'noopener noreferrer'} : {};
  return (
    <Link className={clsx(styles.card, styles.link)} to={link} {...target}>
      {content}
    </Link>
  );
}

/** Cards in a row of twelfths: `span` of them each from 960 px, two or three in a row from 640 px, one below (HOME-04, -05). */
export default function FeatureGrid({features, headingLevel = 'h2'}: FeatureGridProps): ReactNode {
  return (
    <ul className={styles.grid}>
      {features.map((feature) => (
        <li key={feature.title} className={styles.cell} data-span={feature.span}>
          <Feature feature={feature} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
