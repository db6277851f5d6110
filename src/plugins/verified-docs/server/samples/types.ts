/** A fenced code block of a page, without its indentation and the marks of quotes and lists around it. */
export type Fence = {
  readonly lang: string;
  readonly meta: Readonly<Record<string, string | true>>;
  /** Content as written, with a final line break. */
  readonly code: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  /** Line of the closing fence. */
  readonly end: number;
  /** Column of the opening fence, from 1. */
  readonly column: number;
};

/** Where a block stands, for messages: `docs/config/lib/dts.mdx` and the line of its fence. */
export type Place = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly title?: string;
};

export type ExpectedOutput = {
  readonly place: Place;
  readonly path: string;
  readonly mode: 'exact' | 'contains' | 'absent';
  readonly code: string;
};

export type ExpectedTree = {readonly place: Place; readonly isPartial: boolean; readonly files: readonly string[]};

export type ExpectedLog = {readonly place: Place; readonly lines: readonly string[]};

/** The blocks of one page that make one project. */
export type Sample = {
  readonly id: string;
  /** `config/lib/dts.mdx#bundle` */
  readonly key: string;
  /** The first block. */
  readonly place: Place;
  readonly files: Readonly<Record<string, string>>;
  readonly commands: readonly string[];
  readonly fails: boolean;
  readonly outputs: readonly ExpectedOutput[];
  readonly trees: readonly ExpectedTree[];
  readonly logs: readonly ExpectedLog[];
};

/** One finding. `message` may have further lines, which are indented in the report. */
export type Problem = {
  readonly place: Place;
  readonly message: string;
  /** The page shows another file list or output than the build gave, and `--update` writes the real one into it. */
  readonly canUpdate?: true;
};

/** What a build left behind. */
export type BuildResult = {
  /** Of the last command that ran. */
  readonly status: number;
  /** How many commands ran: none comes after one that fails. One whose program is not installed did not run. */
  readonly ran: number;
  /** Standard output and error, without colours. */
  readonly log: string;
  /** Written files that are no inputs; `null` for content that is no text. */
  readonly files: Readonly<Record<string, string | null>>;
};
