import type {EditLink} from '../site/types';

/**
 * Target and text of a page's edit link, or `undefined` when the base URL or the text is empty (DOCFOOT-01). The target is
 * base URL, `/`, and the source path relative to the site folder with forward slashes (DOCFOOT-02).
 */
export function getEditLink(
  editLink: Partial<EditLink> | undefined,
  relativePath: string,
): {href: string; text: string} | undefined {
  if (!editLink?.docRepoBaseUrl || !editLink.text) {
    return undefined;
  }
  const path = relativePath.replaceAll('\\', '/').replace(/^\/+/, '');
  return {href: `${editLink.docRepoBaseUrl.replace(/\/+$/, '')}/${path}`, text: editLink.text};
}

/** A locale entry's edit link beats the site's, field by field (DOCFOOT-02). */
export function mergeEditLinks(
  site: Partial<EditLink> | undefined,
  locale: Partial<EditLink> | undefined,
): Partial<EditLink> {
  return {...site, ...locale};
}
