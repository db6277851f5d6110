/** Names of the feeds of the changes, by format: files at the locale's root. */
export const FEED_FILES = {atom: 'atom.xml', rss: 'rss.xml'} as const;
