/** @jest-environment node */
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {createTools} from '../../../../tools/versions/tools';

describe('createTools', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'version-tools-'));
    const core = path.join(siteDir, 'node_modules/@docusaurus/core');
    mkdirSync(path.join(core, 'bin'), {recursive: true});
    writeFileSync(path.join(siteDir, 'package.json'), '{}');
    writeFileSync(path.join(core, 'package.json'), '{"name": "@docusaurus/core"}');
    writeFileSync(
      path.join(core, 'bin/docusaurus.mjs'),
      `console.log('Reading ' + process.argv[2] + '.\\n\\n');
       console.error('[ERROR] docs/a.mdx is broken.\\n    at read (/site/read.js:3:7)');
       process.exitCode = process.env.NODE_ENV === 'production' ? 3 : 0;`,
    );
  });

  afterEach(() => rmSync(siteDir, {recursive: true, force: true}));

  it('VERSION-04 says what a program that failed printed, without stack traces', async () => {
    await expect(createTools(siteDir).cutDocs('2.x')).rejects.toThrow(
      new Error(
        'docusaurus docs:version 2.x failed with status 3; its last lines:\nReading docs:version.\n[ERROR] docs/a.mdx is broken.',
      ),
    );
    await expect(createTools(siteDir).buildSite('out')).rejects.toThrow('the production build failed with status 3');
  });

  it('VERSION-04 says of a program that was told to end that it was interrupted, not what it printed', async () => {
    const started = path.join(siteDir, 'started');
    writeFileSync(
      path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      `import {writeFileSync} from 'node:fs';
       process.on('SIGTERM', () => { console.error('[ERROR] ended'); process.exit(1); });
       setInterval(() => undefined, 1000);
       writeFileSync(${JSON.stringify(started)}, '');`,
    );
    const cut = createTools(siteDir).cutDocs('2.x');
    const outcome = expect(cut).rejects.toThrow(new Error('docusaurus docs:version 2.x was interrupted'));
    while (!existsSync(started)) {
      await setTimeout(20);
    }
    process.emit('SIGTERM', 'SIGTERM');
    await outcome;
  });
});
