/**
 * A stretch of text with one look. Marks are letters: `c` code, `b` strong, `i` emphasis; `+` the new version alone has it,
 * `-` the old one alone. Without marks it is the bare text.
 */
export type Run = string | readonly [text: string, marks: string];

/** A paragraph, list item, note title or label. */
export type TextBlock = {
  readonly type: 'text';
  readonly kind: 'paragraph' | 'item' | 'label';
  /** How deep a list item is nested, from 0. */
  readonly depth?: number;
  readonly runs: readonly Run[];
};

/** One row of a table, with the table's head for whoever shows it alone. */
export type RowBlock = {
  readonly type: 'row';
  readonly head: readonly (readonly Run[])[];
  readonly cells: readonly (readonly Run[])[];
};

export type CodeBlock = {
  readonly type: 'code';
  readonly lang: string;
  readonly title?: string;
  readonly lines: readonly string[];
};

/** What a reader sees as one thing: the unit that is kept, edited, added or removed. */
export type Block = TextBlock | RowBlock | CodeBlock;

/** The text below one heading, up to the next one; the text before the first heading has an empty id. */
export type Section = {
  readonly id: string;
  readonly depth: number;
  readonly title: readonly Run[];
  readonly blocks: readonly Block[];
};

/**
 * A block with what happened to it: `=` kept, `+` new, `-` gone, `~` edited. An edited text has marked runs, an edited code
 * block has lines that begin with one of these signs or a space for a kept one, or are `@` and a number of kept lines that are
 * left out.
 */
export type BlockChange = Block & {readonly op: '=' | '+' | '-' | '~'};

export type SectionKind = 'added' | 'removed' | 'changed' | 'moved';

export type SectionChange = {
  readonly kind: SectionKind;
  /** Anchor of the section: in the new page, or in the old one when it was removed. */
  readonly id: string;
  readonly depth: number;
  readonly title: readonly Run[];
  readonly blocks: readonly BlockChange[];
  /** Blocks of an added section that are left out: the page itself shows them. */
  readonly more?: number;
  /** The page it came from, when that is another one. */
  readonly from?: PageLink;
  /** The place it went to, when that is on another page. */
  readonly to?: PageLink;
};

export type PageLink = {readonly title: string; readonly href: string};

export type AspectName = 'type' | 'default' | 'deprecated' | 'experimental' | 'required' | 'place';

/** One property of an option, flag or export in both versions. An absent text says that there is none. */
export type Aspect = {
  readonly name: AspectName;
  readonly from?: string;
  readonly to?: string;
  /** Both texts in one with signs, for a long type of which a part changed. */
  readonly runs?: readonly Run[];
};

export type FactKind = 'new' | 'removed' | 'changed' | 'deprecated';

/** What happened to an option, a command line flag, an export or a type. */
export type FactChange = {
  readonly name: string;
  readonly kind: FactKind;
  readonly aspects: readonly Aspect[];
  /** Where it is described: an address, or an anchor on the same page. */
  readonly href?: string;
};

/** Counts of what a page's panel holds; a zero is left out. */
export type ChangeCounts = Partial<Record<'options' | SectionKind, number>>;

/** The file that the panel of one page loads. */
export type PageChanges = {
  readonly from: string;
  readonly to: string;
  readonly counts: ChangeCounts;
  readonly options: readonly FactChange[];
  readonly sections: readonly SectionChange[];
  /** Sections that are the same in both versions. */
  readonly kept: number;
  /** The page in the old version, when it had another address there. */
  readonly was?: PageLink;
  /** Language of the texts, when it is not that of the page around them. */
  readonly lang?: string;
};

/** What a page knows of its own changes before anything is loaded. */
export type SinceEntry = {
  readonly since: string;
  /** File of the changes below the base URL; absent on a page that the old version does not have. */
  readonly file?: string;
  readonly counts?: ChangeCounts;
  /** The page has another address than in the old version. */
  readonly hasMoved?: true;
};

/** Import of a page: its entries, newest version first, and the address of the page that lists all changes. */
export type PageEntries = {
  readonly version: string;
  readonly entries: readonly SinceEntry[];
  readonly index?: string;
};

export type PageRow = PageLink & {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly counts?: ChangeCounts;
  /** Where a moved page was, by title. */
  readonly from?: string;
};

/** Everything that changed between two versions: the data of `<VersionChanges>`. */
export type VersionIndex = {
  readonly from: string;
  readonly to: string;
  readonly options: readonly FactChange[];
  readonly api: readonly FactChange[];
  readonly flags: readonly FactChange[];
  readonly pages: readonly PageRow[];
  /** Address below the base path of the page and section that list all of it. */
  readonly page?: string;
};
