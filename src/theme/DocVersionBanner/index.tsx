import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import type {Props} from '@theme/DocVersionBanner';
import VersionBanner from '@site/src/components/VersionBanner';

/** An old version's banner is ours: it names the release, leads to the same page and can be closed. Others are the theme's. */
export default function DocVersionBannerByKind(props: Props): ReactNode {
  const {banner} = useDocsVersion();
  return banner === 'unmaintained' ? <VersionBanner /> : <DocVersionBanner {...props} />;
}
