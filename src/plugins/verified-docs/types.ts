/** The proof of one sample, shown below its last block. */
export type SampleResult = {
  /** Hash of the inputs, commands and packages that were built. */
  readonly hash: string;
  /** Hash of the build, its files and all that the page says about it. */
  readonly proof: string;
  readonly commands: readonly string[];
  readonly files: readonly string[];
  /** Present when the page says that the command fails, and it does. */
  readonly fails?: true;
};

export type SampleResults = {
  readonly package: string;
  /** By `page#sample`. */
  readonly samples: Readonly<Record<string, SampleResult>>;
};
