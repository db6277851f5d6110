/** Parts that the address may hide for as long as it carries `<name>=0` (QUERYPARAM-01..04, GLOBALUI-01). */
export const UI_PARTS = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;

export type UIPart = (typeof UI_PARTS)[number];

/** True for each part that shows. */
export type UISwitch = Readonly<Record<UIPart, boolean>>;

/**
 * Decides which parts show. Order: query parameter (only the value `0` hides), front matter (only `false` hides),
 * else shown (FRONTMATTER-03, QUERYPARAM-05).
 *
 * @param search the query string, with or without its question mark
 * @param frontMatter the page's front matter
 */
export function resolveUISwitch(search: string, frontMatter: Readonly<Record<string, unknown>> = {}): UISwitch {
  const query = new URLSearchParams(search);
  const entries = UI_PARTS.map((part) => [part, query.get(part) !== '0' && frontMatter[part] !== false] as const);
  return Object.fromEntries(entries) as Record<UIPart, boolean>;
}
