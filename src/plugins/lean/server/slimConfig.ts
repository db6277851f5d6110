/** Settings that only the build reads; the components of the stock theme, and ours, ask for none of them. */
const BUILD_ONLY = new Set([
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'ssrTemplate',
  'markdown',
  'presets',
  'plugins',
  'themes',
  'staticDirectories',
  'scripts',
  'headTags',
  'stylesheets',
  'clientModules',
]);
/** Of `future`, too. */
const BUILD_ONLY_FUTURE = new Set(['faster', 'experimental_vcs']);

function omit(values: object, names: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}

/**
 * The site's configuration as the browser needs it, in JSON. Throws if there is none to be found in the source.
 *
 * @param source the module that Docusaurus 3.10.2 writes: a comment, then `export default` and JSON
 */
export function slimConfig(source: string): string {
  const [, json] = /^export default (\{.*\});?\s*$/ms.exec(source) ?? [];
  if (json === undefined) {
    throw new Error('site-lean: the configuration that Docusaurus wrote does not begin with "export default {".');
  }
  const config = JSON.parse(json) as {future: object};
  return JSON.stringify({...omit(config, BUILD_ONLY), future: omit(config.future, BUILD_ONLY_FUTURE)});
}
