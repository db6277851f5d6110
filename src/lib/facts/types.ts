/** One option as the package's own types describe it. Texts of `default` and `deprecated` come from its docblock. */
export type OptionFact = {
  readonly type?: string;
  /** The type with its outer alias opened, when that says more than `type`. */
  readonly shape?: string;
  readonly default?: string;
  readonly deprecated?: string | true;
  readonly experimental?: true;
  readonly required?: true;
  readonly from?: string;
  readonly see?: string;
};

/** A key of the configuration object: `own` options are Rslib's, the others Rsbuild's; `perLib` ones fit a `lib` item. */
export type TopLevelFact = {
  readonly own?: true;
  readonly from?: string;
  readonly required?: true;
  readonly perLib?: true;
};

export type FlagFact = {
  readonly short?: string;
  readonly value?: string;
  readonly default?: string;
  readonly text: string;
};

export type CliFacts = {
  readonly commands: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, FlagFact>>;
  readonly perCommand: Readonly<Record<string, readonly string[]>>;
};

/** What `npm run docs:facts` reads from one installed @rslib/core; one file for each docs version. */
export type Facts = {
  readonly package: string;
  readonly node: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly resolved: Readonly<Record<string, string | null>>;
  readonly lib: Readonly<Record<string, OptionFact>>;
  /** Options of Rsbuild that Rslib declares again, because its default differs. */
  readonly rslibOutput: Readonly<Record<string, OptionFact>>;
  readonly top: Readonly<Record<string, TopLevelFact>>;
  /** Options of Rsbuild by first key, then by second. */
  readonly rsbuild: Readonly<Record<string, Readonly<Record<string, OptionFact>>>>;
  /** Keys of Rsbuild's options that are objects, by path; `*` stands for free keys. Older fact files lack it. */
  readonly nested?: Readonly<Record<string, readonly string[]>>;
  readonly api: {
    readonly values: Readonly<Record<string, string | readonly string[]>>;
    readonly types: Readonly<Record<string, 1 | Readonly<Record<string, OptionFact>>>>;
  };
  readonly runtimeExports: readonly string[];
  readonly cli: CliFacts;
  /** The configuration that the package composes for each format. */
  readonly probes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/**
 * What a page shows instead of the docblock's default: where that is a link or a sentence, or where Rslib composes another
 * value than Rsbuild documents. `verifiedBy` names the sample (`page#sample`) or the probe (`probe:output.target`) behind it, or is
 * `docblock`: the override says the same in fewer words.
 */
export type OptionOverride = {
  readonly type?: string;
  readonly default?: string;
  /** The docblock's default when the override was written; another one now is a failure. So with the next two. */
  readonly replaces?: string;
  /** The type of the facts, when `type` shows another text. */
  readonly replacesType?: string;
  /** What the package composed, by format, when a probe is the proof. */
  readonly probed?: Readonly<Record<string, unknown>>;
  readonly verifiedBy: string;
};

/** Words of defaults and of notes on deprecation in another language, by the English ones. */
export type OptionTexts = Readonly<Record<string, string>>;

/** The props that the compiled page hands to `<Option>`. */
export type OptionData = {
  readonly name: string;
  readonly type?: string;
  readonly defaultValue?: string;
  readonly deprecated?: string;
  readonly experimental?: true;
  readonly required?: true;
  /** Version of @rslib/core that brought the option, when an older documented version lacks it. */
  readonly since?: string;
  /** Where the option may stand: in an item of `lib`, at the top level, or in both. */
  readonly place: 'lib' | 'top' | 'both';
};
