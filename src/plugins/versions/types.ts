/** Shapes that cross from the plugin's server side to its client side. Types only. */
import type {PageGaps} from '../../lib/versions';

/** A version as the theme knows it. */
export type VersionEntry = {
  /** Name among readers: `1.x` for the docs in `docs/`. */
  readonly name: string;
  /** Docusaurus' own name: `current` for the docs in `docs/`. */
  readonly id: string;
  readonly label: string;
  /** Below the prefix of the locale: empty for the default version, else `/<name>`. */
  readonly prefix: string;
  /** Path of the introduction, below the prefixes. */
  readonly introduction: string;
  /** The release that the pages are true for, such as `@rslib/core 0.23.2`; absent without a fact file. */
  readonly release?: string;
};

/** The plugin's global data: what differs between the versions, and nothing that grows with the number of pages. */
export type VersionsData = {
  /** The default version first. */
  readonly versions: readonly VersionEntry[];
  readonly pages: PageGaps;
  /** Page keys without a translation, by language and version. */
  readonly untranslated: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
};
