/** What is changed of the configuration of the bundler. */
export type BundlerPlugins = {readonly plugins?: unknown[]};

/** Docusaurus' plugin that writes a table of all scripts by name into the script that every page loads (3.10.2). */
const CHUNK_TABLE = 'ChunkAssetPlugin';

/** Takes that plugin out: core alone reads the table, to load scripts ahead, which `plugins/runtime` does without (`loadAhead`). */
export function dropChunkTable({plugins = []}: BundlerPlugins): void {
  const index = plugins.findIndex((plugin) => (plugin as object | null | undefined)?.constructor.name === CHUNK_TABLE);
  if (index >= 0) {
    plugins.splice(index, 1);
  }
}
