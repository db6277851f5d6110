/** @jest-environment node */
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {keepScripts} from '@site/src/plugins/minify/server/keepScripts';

const {rspack} = createRequire(require.resolve('@docusaurus/faster/package.json'))('@rspack/core') as {
  rspack: {
    (options: object): {run: (done: (error: Error | null) => void) => void; close: (done: () => void) => void};
    readonly CopyRspackPlugin: new (options: object) => object;
  };
};

function createKept() {
  const entries = new Map<string, string>();
  return {
    entries,
    get: (key: string) => entries.get(key),
    set: jest.fn((key: string, code: string) => void entries.set(key, code)),
    save: jest.fn(),
  };
}

describe('keepScripts', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'keep-scripts-'));
    writeFileSync(path.join(folder, 'page.js'), 'export const text = "First words";\n');
    writeFileSync(path.join(folder, 'index.js'), 'import("./page.js").then(({text: words}) => console.log(words));\n');
  });

  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  async function build(plugins: object[], {minimize = true, hashSalt = ''} = {}): Promise<Record<string, string>> {
    const output = {
      path: path.join(folder, 'out'),
      filename: '[name].[contenthash:8].js',
      clean: true,
      ...(hashSalt !== '' && {hashSalt}),
    };
    const compiler = rspack({
      mode: 'production',
      target: ['web', 'es2020'],
      context: folder,
      entry: './index.js',
      output,
      plugins,
      optimization: {minimize},
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error) => {
        compiler.close(() => (error ? reject(error) : resolve()));
      });
    });
    return Object.fromEntries(
      readdirSync(output.path).map((name) => [name, readFileSync(path.join(output.path, name), 'utf8')]),
    );
  }

  it('gives the minifier those scripts alone that changed, and makes the same files', async () => {
    const kept = createKept();
    const plain = await build([]);
    expect(await build([keepScripts(kept)])).toEqual(plain);
    expect(kept.set).toHaveBeenCalledTimes(2);

    expect(await build([keepScripts(kept)])).toEqual(plain);
    expect(kept.set).toHaveBeenCalledTimes(2);

    writeFileSync(path.join(folder, 'page.js'), 'export const text = "Other words";\n');
    const changed = await build([keepScripts(kept)]);
    expect(changed).toEqual(await build([]));
    expect(changed).not.toEqual(plain);
    // The page alone: the runtime has nothing new but its hash.
    expect(kept.set).toHaveBeenCalledTimes(3);
    expect(kept.save).toHaveBeenCalled();
  });

  it('takes the script that was kept, not the minifier’s', async () => {
    const kept = createKept();
    await build([keepScripts(kept)]);
    kept.entries.forEach((code, key) => kept.entries.set(key, code.replace('First words', 'Kept words')));
    expect(Object.values(await build([keepScripts(kept)])).join('')).toContain('Kept words');
  });

  it('keeps nothing of a build that does not minify', async () => {
    const kept = createKept();
    const plain = await build([], {minimize: false});
    expect(await build([keepScripts(kept)], {minimize: false})).toEqual(plain);
    expect(kept.set).not.toHaveBeenCalled();
  });

  it('leaves a script alone that comes minified', async () => {
    const kept = createKept();
    const small = 'var longName=1;console.log(longName);';
    writeFileSync(path.join(folder, 'small.js'), small);
    const copy = new rspack.CopyRspackPlugin({patterns: [{from: 'small.js', info: {minimized: true}}]});
    const files = await build([copy, keepScripts(kept)]);
    expect(files['small.js']).toBe(small);
    expect([...kept.entries.values()].join('')).not.toContain('longName');
  });

  it('makes the same script whatever the hashes in it are', async () => {
    const pages = Array.from({length: 30}, (_, index) => `page${index}.js`);
    pages.forEach((name) => {
      writeFileSync(path.join(folder, name), `export const text = "${name}";\n`);
    });
    writeFileSync(path.join(folder, 'index.js'), pages.map((name) => `import('./${name}');\n`).join(''));
    const salts = ['a', 'b', 'c', 'd', 'e', 'f'];
    const countScripts = async (plugins: () => object[]): Promise<number> => {
      const texts = new Set<string>();
      for (const hashSalt of salts) {
        const files = await build(plugins(), {hashSalt});
        const name = Object.keys(files).find((file) => file.startsWith('main.')) ?? '';
        texts.add(files[name].replace(/[\da-f]{8}/g, 'hash'));
      }
      return texts.size;
    };
    expect(await countScripts(() => [])).toBeGreaterThan(1);
    expect(await countScripts(() => [keepScripts(createKept())])).toBe(1);
    const kept = createKept();
    expect(await countScripts(() => [keepScripts(kept)])).toBe(1);
    expect(kept.set).toHaveBeenCalledTimes(pages.length + 1);
  });
});
