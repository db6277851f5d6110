/** A heading as the overview lists it; `text` may hold the marks of TEXT-01. */
export type OverviewHeader = {readonly text: string; readonly id: string; readonly depth: number};

/** A page as the overview finds it in the sidebar, with all its headings. */
export type OverviewPageInput = {
  readonly title: string;
  /** Path without the base path. */
  readonly routePath: string;
  readonly headers: readonly OverviewHeader[];
  /** Front matter `overviewHeaders` of the page. */
  readonly overviewHeaders?: readonly number[];
};

/** A sidebar, reduced to what the overview needs. */
export type OverviewItem =
  | {readonly kind: 'page'; readonly page: OverviewPageInput}
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly overviewHeaders?: readonly number[];
      readonly items: readonly OverviewItem[];
    };

export type OverviewPage = {
  readonly title: string;
  readonly routePath: string;
  readonly headers: readonly OverviewHeader[];
  /** Heading depths to list, unless the component's prop says otherwise (OVERVIEW-02). */
  readonly depths: readonly number[];
};

export type OverviewGroup = {
  /** Absent: pages outside any group, shown under the default title (OVERVIEW-05). */
  readonly name?: string;
  readonly pages: readonly OverviewPage[];
};
