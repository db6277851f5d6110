import type {ComponentType, ReactNode} from 'react';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import type {VersionBannerProps} from '@site/src/components/VersionBanner';
import {VersionBannerContext} from '@site/src/plugins/versions/client';

/** `banner` comes with the pages of a version that has one: see `src/plugins/docs`. */
type BannerProps = Props & {readonly banner?: ComponentType<VersionBannerProps>};

/** Hands the banner of a version on to its pages. */
export default function DocVersionRootWithBanner({banner: Banner, ...props}: BannerProps): ReactNode {
  return (
    <VersionBannerContext value={Banner && <Banner isUnreleased={props.version.banner === 'unreleased'} />}>
      <DocVersionRoot {...props} />
    </VersionBannerContext>
  );
}
