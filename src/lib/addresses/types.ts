/** A redirect as it is declared in `addresses/redirects.json`. */
export type Redirect = {
  /** Published address that is gone: `/config/old` or `/config/lib#old`, without base path and locale. */
  readonly from: string;
  /** Where it is now: such an address, or one of another site with `https://`. */
  readonly to: string;
  /** Day from which it holds, `2026-11-22`. */
  readonly since: string;
  /** One line for those who wonder later. */
  readonly reason: string;
  /** Only in this locale; in all of them without it. */
  readonly locale?: string;
};

/** A place that a hash leads to. */
export type Anchor = {
  readonly id: string;
  /** Text of the heading; empty for other elements. */
  readonly text: string;
};

/** A page of one locale as it was built. */
export type BuiltPage = {
  /** Address without base path and locale, as the route is written: `/guide/start/`. */
  readonly path: string;
  /** Text of the first heading. */
  readonly title: string;
  readonly anchors: readonly Anchor[];
  /** File that the page was written from, from the site's folder on; empty when nobody knows. */
  readonly source: string;
};

/** Anchors by address of the page. */
export type AddressMap = ReadonlyMap<string, ReadonlySet<string>>;

/** The committed list: every address that was ever published. */
export type Ledger = {
  readonly locales: readonly string[];
  /** Addresses by locale. */
  readonly published: ReadonlyMap<string, AddressMap>;
};
