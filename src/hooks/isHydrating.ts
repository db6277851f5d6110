import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** True while static HTML is hydrated. The attribute is core's, on every page, and becomes "true" when hydration is over. */
export default function isHydrating(): boolean {
  return ExecutionEnvironment.canUseDOM && document.documentElement.getAttribute('data-has-hydrated') === 'false';
}
