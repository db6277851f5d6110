/** `light-dark()`: both would write properties of their own into every rule that sets `color-scheme`. */
const FEATURES = {'light-dark-function': false};

/** Has `postcss-preset-env` leave alone what the minimizer of style sheets stands in for as well. */
export function leaveToMinimizer(plugins: readonly unknown[]): void {
  for (const plugin of plugins) {
    const [file, options] = Array.isArray(plugin) ? (plugin as unknown[]) : [];
    if (typeof file === 'string' && file.includes('postcss-preset-env')) {
      Object.assign(options as object, {features: FEATURES});
    }
  }
}
