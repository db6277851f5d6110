/** SIDEBAR-06. A page, a group, a dividing line or a heading of the sidebar; texts may hold the marks of TEXT-01. */
export type SidebarItem =
  | {
      readonly text: string;
      /** Address with the base path, or an external one; absent on a group that is no page itself. */
      readonly link?: string;
      readonly collapsible?: boolean;
      readonly collapsed?: boolean;
      readonly items?: readonly SidebarItem[];
      /** Id of the doc the item leads to. */
      readonly _fileKey?: string;
      /** Badge or image name shown with the text. */
      readonly tag?: string;
      /** Exposed as `data-context` (SIDEBAR-10). */
      readonly context?: string;
    }
  | {readonly dividerType: 'solid' | 'dashed'}
  | {readonly sectionHeaderText: string; readonly tag?: string};

/** What is read of Docusaurus' sidebar items: links, categories and `html` items. */
export type SidebarInput = {
  readonly type: 'link' | 'category' | 'html';
  readonly label?: string;
  readonly href?: string;
  readonly docId?: string;
  readonly collapsible?: boolean;
  readonly collapsed?: boolean;
  readonly items?: readonly SidebarInput[];
  readonly customProps?: Readonly<Record<string, unknown>>;
};

function textProp(input: SidebarInput, name: string): string | undefined {
  const value = input.customProps?.[name];
  return typeof value === 'string' ? value : undefined;
}

function toDivision(input: SidebarInput): SidebarItem[] {
  const tag = textProp(input, 'tag');
  const sectionHeaderText = textProp(input, 'sectionHeaderText');
  if (sectionHeaderText !== undefined) {
    return [{sectionHeaderText, ...(tag && {tag})}];
  }
  const dividerType = textProp(input, 'dividerType');
  return dividerType === 'solid' || dividerType === 'dashed' ? [{dividerType}] : [];
}

function toEntry(input: SidebarInput): SidebarItem {
  const tag = textProp(input, 'tag');
  const context = textProp(input, 'context');
  return {
    text: input.label ?? '',
    ...(input.href !== undefined && {link: input.href}),
    ...(input.type === 'category' && {
      collapsible: input.collapsible ?? true,
      collapsed: input.collapsed ?? true,
      items: toSidebarItems(input.items ?? []),
    }),
    ...(input.docId !== undefined && {_fileKey: input.docId}),
    ...(tag && {tag}),
    ...(context && {context}),
  };
}

/**
 * Docusaurus' sidebar in the fields of SIDEBAR-06. `tag` and `context` come from an item's `customProps`; so do dividers and
 * section headings, which `sidebars.ts` writes as `html` items:
 *
 * @example
 * {type: 'html', value: '<hr>', customProps: {dividerType: 'dashed'}}
 * {type: 'html', value: 'Reference', customProps: {sectionHeaderText: 'Reference', tag: 'new'}}
 *
 * An `html` item with neither is left out: no data text becomes markup (TEXT-03).
 */
export function toSidebarItems(inputs: readonly SidebarInput[]): SidebarItem[] {
  return inputs.flatMap((input) => (input.type === 'html' ? toDivision(input) : [toEntry(input)]));
}
