import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import CloseButton from '@site/src/components/CloseButton';
import Icon from '@site/src/components/Icon';
import useVersionLinks, {type VersionLink} from '@site/src/components/Navbar/useVersionLinks';
import useClosedFlag from '@site/src/hooks/useClosedFlag';
import useIsolate from '@site/src/hooks/useIsolate';
import {VERSION_BANNER_KEY} from '@site/src/lib/constants';
import {useVersionsData, type VersionEntry} from '@site/src/plugins/versions/client';
import styles from './styles.module.css';

/** What the head script sets when the banner was closed on an earlier visit: see `src/plugins/runtime/inline/hideParts.ts`. */
const CLOSED_ATTRIBUTE = 'data-version-banner-closed';

type AboutProps = {readonly version: VersionEntry; readonly isUnreleased: boolean};

function About({version: {label, release}, isUnreleased}: AboutProps): ReactNode {
  const version = useIsolate()(label);
  if (isUnreleased) {
    return (
      <Translate
        id="site.VersionBanner.unreleased"
        description="Banner on the pages of a version that is not released yet: which version they are for"
        values={{version}}
      >
        {'These are the docs of version {version}, which is not released yet.'}
      </Translate>
    );
  }
  return release === undefined ? (
    <Translate
      id="site.VersionBanner.old"
      description="Banner on the pages of an old version: which version they are for"
      values={{version}}
    >
      {'These are the docs of version {version}, which is no longer the latest.'}
    </Translate>
  ) : (
    <Translate
      id="site.VersionBanner.release"
      description="Banner on the pages of an old version: which version and which release they are true for"
      values={{version, release: <code key="release">{release}</code>}}
    >
      {'These are the docs of version {version}, true for {release}. It is no longer the latest.'}
    </Translate>
  );
}

function LatestLink({link: {href, label, note, onSelect}}: {readonly link: VersionLink}): ReactNode {
  const version = useIsolate()(label);
  return (
    <Link className={styles.link} to={href} onClick={onSelect}>
      {note?.kind === 'no-page' ? (
        <Translate
          id="site.VersionBanner.nearest"
          description="Banner on a page that the latest version does not have: link to the nearest page, {title}"
          values={{version, title: note.title}}
        >
          {'This page is not in {version}. The nearest is “{title}”'}
        </Translate>
      ) : (
        <Translate
          id="site.VersionBanner.samePage"
          description="Banner on the pages of an old version: link to the same page in the latest version"
          values={{version}}
        >
          {'Read this page for {version}'}
        </Translate>
      )}
      <Icon className={styles.arrow} name="arrow-right" size={14} />
    </Link>
  );
}

function Banner({version, isUnreleased, latest}: AboutProps & {readonly latest: VersionLink}): ReactNode {
  const {isClosed, close} = useClosedFlag(VERSION_BANNER_KEY + version.name);

  // The attribute is for the page that was loaded first; a page of another version may have its banner.
  useIsomorphicLayoutEffect(() => {
    document.documentElement.toggleAttribute(CLOSED_ATTRIBUTE, isClosed);
  }, [isClosed, version.name]);

  if (isClosed) {
    return null;
  }
  return (
    <aside
      className={clsx(ThemeClassNames.docs.docVersionBanner, styles.banner)}
      aria-label={translate({
        id: 'site.VersionBanner.label',
        message: 'About this version',
        description: 'Spoken name of the banner on the pages of an old version',
      })}
    >
      <p className={styles.text}>
        <About version={version} isUnreleased={isUnreleased} /> <LatestLink link={latest} />
      </p>
      <CloseButton
        className={styles.close}
        label={translate({
          id: 'site.VersionBanner.close',
          message: 'Hide this notice on every page of this version',
          description: 'Name of the button that hides the banner of an old version for good',
        })}
        onClick={close}
      />
    </aside>
  );
}

export interface VersionBannerProps {
  /** The pages are about a version to come, not about an old one. */
  readonly isUnreleased?: boolean;
}

/**
 * On the pages of another version than the latest: what they are, and the way to the same page in the latest one. Closed once for
 * all its pages.
 */
export default function VersionBanner({isUnreleased = false}: VersionBannerProps): ReactNode {
  const {versions} = useVersionsData();
  const links = useVersionLinks(true);
  const current = links.find(({isCurrent}) => isCurrent);
  const version = versions.find(({name}) => name === current?.name);
  const latest = links.find(({name}) => name === versions[0].name);
  return version === undefined || latest === undefined ? null : (
    <Banner key={version.name} version={version} isUnreleased={isUnreleased} latest={latest} />
  );
}
