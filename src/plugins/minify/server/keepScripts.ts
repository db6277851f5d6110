import {createHash} from 'node:crypto';
import type {BuildCache} from '../../../server/cache/buildCache';
import {maskHashes, unmaskHashes} from './maskHashes';

type Source = {readonly source: () => string | Buffer};
type Info = {readonly minimized?: boolean; readonly contenthash?: string | readonly string[]};
type Asset = {readonly name: string; readonly source: Source; readonly info: Info};
type Hook<Tap, Args extends unknown[]> = {readonly tap: (tap: Tap, run: (...args: Args) => void) => void};

/** What is needed here of a compilation of Rspack. */
type ScriptsCompilation = {
  readonly hooks: {readonly processAssets: Hook<{readonly name: string; readonly stage: number}, []>};
  readonly getAssets: () => readonly Asset[];
  readonly getAsset: (name: string) => unknown;
  readonly updateAsset: (name: string, source: object, info: Info) => void;
};

type ScriptsCompiler = {
  readonly hooks: {readonly thisCompilation: Hook<string, [ScriptsCompilation]>};
  readonly webpack: {
    readonly Compilation: {readonly PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number};
    readonly sources: {readonly RawSource: new (code: string) => object};
  };
};

const NAME = 'site-minify';

/**
 * A plugin of the bundler that keeps minified scripts by what they were before. The minifier passes over scripts that are marked as
 * minified, so it gets those alone that no earlier build had.
 *
 * It never sees the hashes in names of files: it chooses short names by how often each letter stands in a script, and these hashes are
 * not the last ones. They depend on whether the bundler read its cache; the names that it gave to variables would, too.
 */
export function keepScripts(kept: BuildCache<string>): {apply: (compiler: ScriptsCompiler) => void} {
  return {
    apply({hooks, webpack: {Compilation, sources}}) {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      hooks.thisCompilation.tap(NAME, (compilation) => {
        const missing = new Map<string, {key: string; hashes: readonly string[]}>();
        const update = (name: string, code: string, info: Info): void => {
          compilation.updateAsset(name, new sources.RawSource(code), info);
        };

        compilation.hooks.processAssets.tap({name: NAME, stage: stage - 1}, () => {
          const assets = compilation.getAssets();
          const known = new Set(assets.flatMap(({info}) => info.contenthash ?? []));
          const scripts = assets.filter(({name, info}) => name.endsWith('.js') && !info.minimized);
          for (const {name, source, info} of scripts) {
            const {text, hashes} = maskHashes(source.source().toString(), known);
            const key = createHash('sha256').update(text).digest('hex');
            const code = kept.get(key);
            if (code === undefined) {
              missing.set(name, {key, hashes});
              update(name, text, info);
            } else {
              update(name, unmaskHashes(code, hashes), {...info, minimized: true});
            }
          }
        });

        compilation.hooks.processAssets.tap({name: NAME, stage: stage + 1}, () => {
          for (const [name, {key, hashes}] of missing) {
            const {source, info} = compilation.getAsset(name) as Asset;
            const code = source.source().toString();
            // A build that is told not to minify leaves them as they are.
            if (info.minimized) {
              kept.set(key, code);
            }
            update(name, unmaskHashes(code, hashes), info);
          }
          kept.save();
        });
      });
    },
  };
}
