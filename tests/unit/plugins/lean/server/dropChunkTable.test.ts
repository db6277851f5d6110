/** @jest-environment node */
import ChunkAssetPlugin from '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin';
import {dropChunkTable} from '@site/src/plugins/lean/server/dropChunkTable';

class Other {
  readonly apply = jest.fn();
}

it('takes out the table of scripts that Docusaurus writes for itself, and nothing else', () => {
  const others = [new Other(), undefined, {apply: jest.fn()}];
  const plugins: unknown[] = [others[0], new ChunkAssetPlugin(), ...others.slice(1)];
  dropChunkTable({plugins});
  expect(plugins).toEqual(others);
  dropChunkTable({plugins});
  expect(plugins).toEqual(others);
  expect(() => dropChunkTable({})).not.toThrow();
});
