import {createHash} from 'node:crypto';
import type {BuildCache} from '../../site-data/server/buildCache';

type Source = {readonly source: () => string | Buffer};
type Info = {readonly minimized?: boolean};
type Asset = {readonly source: Source; readonly info: Info};
type Tap = {readonly name: string; readonly stage: number};
type Hook<Args extends unknown[]> = {readonly tap: (tap: Tap | string, run: (...args: Args) => void) => void};

/** What is needed here of a compilation of Rspack. */
export type ScriptsCompilation = {
  readonly hooks: {readonly processAssets: Hook<[Record<string, Source>]>};
  readonly getAsset: (name: string) => unknown;
  readonly updateAsset: (name: string, source: object, info: Info) => void;
};

type ScriptsCompiler = {
  readonly hooks: {readonly thisCompilation: Hook<[ScriptsCompilation]>};
  readonly webpack: {
    readonly Compilation: {readonly PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number};
    readonly sources: {readonly RawSource: new (code: string) => object};
  };
};

const NAME = 'site-minify';
const SCRIPT = '.js';

/**
 * A plugin of the bundler that keeps minified scripts by what they were before. The minifier passes over scripts that are marked as
 * minified, so it gets those alone that no earlier build had.
 */
export function keepScripts(kept: BuildCache<string>): {apply: (compiler: ScriptsCompiler) => void} {
  return {
    apply({hooks, webpack: {Compilation, sources}}) {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      hooks.thisCompilation.tap(NAME, (compilation) => {
        const missing = new Map<string, string>();

        compilation.hooks.processAssets.tap({name: NAME, stage: stage - 1}, (assets) => {
          for (const name of Object.keys(assets).filter((file) => file.endsWith(SCRIPT))) {
            const asset = compilation.getAsset(name) as Asset | undefined;
            if (asset === undefined || asset.info.minimized) {
              continue;
            }
            const key = createHash('sha256').update(asset.source.source()).digest('hex');
            const code = kept.get(key);
            if (code === undefined) {
              missing.set(name, key);
            } else {
              compilation.updateAsset(name, new sources.RawSource(code), {...asset.info, minimized: true});
            }
          }
        });

        compilation.hooks.processAssets.tap({name: NAME, stage: stage + 1}, () => {
          for (const [name, key] of missing) {
            const asset = compilation.getAsset(name) as Asset | undefined;
            // A build that is told not to minify leaves them as they are.
            if (asset?.info.minimized) {
              kept.set(key, asset.source.source().toString());
            }
          }
          kept.save();
        });
      });
    },
  };
}
