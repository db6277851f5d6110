import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * True while static HTML is hydrated. The attribute is core's, on every page, and becomes "true" when hydration is over. The pages of the
 * development server have it, too, and nothing to hydrate.
 */
export default function isHydrating(): boolean {
  return (
    ExecutionEnvironment.canUseDOM &&
    process.env.NODE_ENV !== 'development' &&
    document.documentElement.getAttribute('data-has-hydrated') === 'false'
  );
}
