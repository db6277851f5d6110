// Ejected from Docusaurus 3.10.2: names the release, leads to the same page and can be closed; the original looks for that page in
// lists of all pages, which the site does not send to readers.
import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import VersionBanner from '@site/src/components/VersionBanner';

/** The banner of an old version or of one to come; the default version has none. */
export default function DocVersionBanner(): ReactNode {
  const {banner} = useDocsVersion();
  return banner === null ? null : <VersionBanner isUnreleased={banner === 'unreleased'} />;
}
