/** What `src/plugins/versions` generates: by version, how its headings are loaded. */
declare module '@generated/site-versions/default/headings' {
  import type {HeadingGaps} from '@site/src/lib/versions';

  const loaders: Readonly<Record<string, () => Promise<{readonly default: HeadingGaps}>>>;
  export default loaders;
}
