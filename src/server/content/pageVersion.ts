import {posixPath} from '@docusaurus/utils';
import {DEFAULT_LOCALE} from '../../lib/site/defaultLocale';
import {CURRENT_VERSION_LABEL} from '../../lib/site/docsVersions';

export type PageVersion = {
  /** Label of the docs version, which is also the name of its fact file: `1.x`. */
  readonly version: string;
  /** Language of the file; the default language lies outside `i18n`. */
  readonly locale: string;
  /** Path inside the version's docs folder: `config/lib/dts.mdx`. */
  readonly page: string;
};

const FOLDERS = [
  /^docs\/(?<page>.+)$/,
  /^versioned_docs\/version-(?<version>[^/]+)\/(?<page>.+)$/,
  /^i18n\/(?<locale>[^/]+)\/docusaurus-plugin-content-docs\/(?:current|version-(?<version>[^/]+))\/(?<page>.+)$/,
];

/** Which docs version, language and page a file is, by its path relative to the site. `undefined` for other files. */
export function getPageVersion(relativePath: string): PageVersion | undefined {
  for (const pattern of FOLDERS) {
    const groups = pattern.exec(posixPath(relativePath))?.groups;
    if (groups) {
      return {
        version: groups.version ?? CURRENT_VERSION_LABEL,
        locale: groups.locale ?? DEFAULT_LOCALE,
        page: groups.page,
      };
    }
  }
  return undefined;
}
