/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {DEFAULT_OPTIONS} from '@site/src/plugins/search/options';
import {createEngineModule} from '@site/src/plugins/search/server/createEngineModule';

describe('createEngineModule', () => {
  let siteDir: string;

  beforeAll(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'search-hooks-'));
    mkdirSync(path.join(siteDir, 'src', 'hooks'), {recursive: true});
    writeFileSync(path.join(siteDir, 'src', 'searchHooks.ts'), '');
  });

  afterAll(() => {
    rmSync(siteDir, {recursive: true});
  });

  const create = (hooks?: string): string =>
    createEngineModule(
      {...DEFAULT_OPTIONS, id: 'default', engine: 'easyops', ...(hooks === undefined ? {} : {hooks})},
      siteDir,
    );

  it('names the chosen engine, and no hooks without the option', () => {
    expect(create()).toBe(
      "export {default as createEngine} from '@site/src/plugins/search/client/engines/easyops';\nexport const hooks = {};\n",
    );
  });

  it.each(['./src/searchHooks.ts', 'src/searchHooks'])('SEARCH-20 imports the hooks that %s names', (hooks) => {
    const name = hooks.replace('./', '');
    expect(create(hooks)).toContain(`import * as hooks from "@site/${name}";\nexport {hooks};\n`);
  });

  it.each(['src/none.ts', './src/hooks'])(
    'SEARCH-20 stops at hooks that are not there, with the option: %s',
    (hooks) => {
      expect(() => create(hooks)).toThrow(`"hooks" names "${hooks}", and there is no such file in the site folder.`);
    },
  );
});
