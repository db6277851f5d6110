// Ejected from Docusaurus 3.10.2: names the release, leads to the same page and can be closed; the original looks for that page in
// lists of all pages, which the site does not send to readers.
import {use, type ReactNode} from 'react';
import {VersionBannerContext} from '@site/src/plugins/versions/client';

/** The banner of an old version or of one to come; the default version has none. */
export default function DocVersionBanner(): ReactNode {
  return use(VersionBannerContext);
}
