/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {groupBySection, readContent, writeDoc} from '../../../../tools/bench-peers/content.mjs';
import {PEERS} from '../../../../tools/bench-peers/peers/index.mjs';

const SITE = 'https://docs.example.org';
const TEXT = `# lib.dts

> Generate declaration files.

Rslib 1.x, <${SITE}/config/lib/dts>

See [the mode](${SITE}/config/lib/mode.md#one), [the start](${SITE}/guide/start.md) and ![a picture](${SITE}/img/docs/a.svg).
`;

describe('content of the sites that are compared', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'peers-'));
    for (const [file, text] of [
      ['config/lib/dts.md', TEXT],
      ['guide/start.md', `# Start\n\nRslib 1.x, <${SITE}/guide/start>\n`],
      ['0.x/guide/start.md', '# Old\n'],
      ['zh/guide/start.md', '# 开始\n'],
      ['config/lib/dts/index.html', ''],
    ]) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), text);
    }
  });

  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  it('takes the docs of the current version in English, with addresses of their own site', () => {
    expect(readContent(folder)).toEqual([
      {
        route: '/config/lib/dts',
        section: 'config / lib',
        title: 'lib.dts',
        description: 'Generate declaration files.',
        body:
          `Rslib 1.x, ${SITE}/config/lib/dts\n\n` +
          'See [the mode](/config/lib/mode#one), [the start](/guide/start) and ![a picture](/img/docs/a.svg).',
      },
      {
        route: '/guide/start',
        section: 'guide / start',
        title: 'Start',
        description: '',
        body: `Rslib 1.x, ${SITE}/guide/start`,
      },
    ]);
  });

  it('stops on a text without a title', () => {
    writeFileSync(path.join(folder, 'guide/start.md'), 'Start');
    expect(() => readContent(folder)).toThrow('guide/start.md does not begin with a title.');
  });

  it.each(Object.keys(PEERS) as (keyof typeof PEERS)[])('gives %s every doc and a menu of all', (name) => {
    const docs = readContent(folder);
    const written = PEERS[name].files(docs);
    const texts = Object.entries(written).filter(([file]) => /(?:dts|start)\.md$/.test(file));
    expect(texts.map(([, text]) => text.includes('See [the mode]') || text.includes('guide/start'))).toEqual([
      true,
      true,
    ]);
    const menus = Object.entries(written).filter(([file]) => /config\.mjs$|sidebars\.json$/.test(file));
    const menu = menus.map(([, text]) => text).join('');
    expect(docs.every(({route}) => menu.includes(route.slice(1)))).toBe(true);
    expect(groupBySection(docs).every(([section]) => menu.includes(section))).toBe(true);
  });

  it('writes the title once', () => {
    const [doc] = readContent(folder);
    expect(writeDoc(doc, {hasHeading: true})).toContain('\n# lib.dts\n');
    expect(writeDoc(doc, {hasHeading: false})).not.toContain('# lib.dts');
  });
});
