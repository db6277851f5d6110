/**
 * Takes `postcss-preset-env` out: the minimizer of style sheets (Lightning CSS) makes what older browsers of the same list need, prefixes
 * included, and both would do it. Without it a cold build is a second of a processor shorter.
 */
export function leaveToMinimizer(plugins: unknown[]): void {
  const index = plugins.findIndex((plugin) => {
    const file: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
    return typeof file === 'string' && file.includes('postcss-preset-env');
  });
  if (index >= 0) {
    plugins.splice(index, 1);
  }
}
