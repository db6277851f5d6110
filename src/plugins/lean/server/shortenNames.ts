import type {ClassNames} from '../../../server/css/classNames';

type CssModules = {localIdentName?: string; getLocalIdent?: unknown};
type Loader = {options?: {modules?: CssModules}};
type BundlerRule = {use?: unknown};

/** What is read and changed of the configuration of the bundler. */
export type BundlerConfig = {
  readonly module?: {readonly rules?: unknown};
  readonly experiments?: {readonly cache?: {version?: string}};
};

/** Has the loaders of CSS modules take the short names, and the bundler's cache tell builds with other names apart. */
export function shortenNames(config: BundlerConfig, {nameOf, hash}: ClassNames): void {
  const rules = (config.module?.rules ?? []) as BundlerRule[];
  for (const {use} of rules) {
    for (const {options} of (Array.isArray(use) ? use : []) as Loader[]) {
      if (options?.modules?.localIdentName !== undefined) {
        options.modules.getLocalIdent = ({resourcePath}: {resourcePath: string}, _name: string, className: string) =>
          nameOf(resourcePath, className) ?? null;
      }
    }
  }
  if (config.experiments?.cache?.version !== undefined) {
    config.experiments.cache.version += `-${hash}`;
  }
}
