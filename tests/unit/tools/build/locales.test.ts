/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import config from '../../../../docusaurus.config';
import {STALLED} from '../../../../tools/build/endStalled.cjs';
import {buildLocales, countJobs, createCommand} from '../../../../tools/build/locales.mjs';

type Command = Parameters<typeof createCommand>[0];

/** Writes a page and a generated file as the build of a locale does; the first one empties the folder of the site. */
const PROGRAM = `
const {mkdirSync, rmSync, writeFileSync} = require('node:fs');
const path = require('node:path');
const [lang, isFirst, out, generated] = process.argv.slice(1);
const folder = isFirst ? out : path.join(out, lang);
if (isFirst) rmSync(out, {recursive: true, force: true});
for (const [place, text] of [[folder, 'page of ' + lang], [generated, 'made of ' + lang]]) {
  mkdirSync(place, {recursive: true});
  writeFileSync(path.join(place, 'index-' + lang), text);
}
`;

/** The list of languages with the least that each entry needs. */
function createLocales(...names: string[]): string {
  return JSON.stringify(names.map((lang) => ({lang, label: lang, htmlLang: lang, title: lang, description: lang})));
}

describe('buildLocales', () => {
  let siteDir: string;
  let outDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'build-locales-'));
    outDir = path.join(siteDir, 'build');
    mkdirSync(path.join(siteDir, 'src/lib/site'), {recursive: true});
    writeFileSync(path.join(siteDir, 'src/lib/site/locales.json'), createLocales('en', 'zh', 'ko'));
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(siteDir, {recursive: true});
  });

  function write({lang, isFirst, out}: Command, program = PROGRAM): ReturnType<typeof createCommand> {
    const generated = path.join(siteDir, isFirst ? '.docusaurus' : `.cache/build/${lang}/generated`);
    return {args: ['-e', program, lang, isFirst ? 'first' : '', out, generated], env: {} as never};
  }

  it.each([1, 3])('puts the locales together, %i at the same time', async (jobs) => {
    mkdirSync(path.join(outDir, 'zh'), {recursive: true});
    writeFileSync(path.join(outDir, 'zh', 'old'), '');
    expect(await buildLocales({siteDir, outDir, jobs, command: write})).toBe(0);
    const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
    expect(read('build/index-en')).toBe('page of en');
    expect(read('build/zh/index-zh')).toBe('page of zh');
    expect(read('build/ko/index-ko')).toBe('page of ko');
    expect(existsSync(path.join(outDir, 'zh', 'old'))).toBe(false);
    expect(['en', 'zh', 'ko'].map((lang) => read(`.docusaurus/index-${lang}`))).toEqual([
      'made of en',
      'made of zh',
      'made of ko',
    ]);
  });

  it.each([
    {jobs: 1, hasSpareCore: true},
    {jobs: 2, hasSpareCore: false},
  ])('tells each build whether a core is left: with $jobs at the same time of 2 cores, $hasSpareCore', async (is) => {
    jest.spyOn(os, 'availableParallelism').mockReturnValue(2);
    const seen: boolean[] = [];
    const command = (options: Command): ReturnType<typeof createCommand> => {
      seen.push(options.hasSpareCore);
      return write(options);
    };
    expect(await buildLocales({siteDir, outDir, jobs: is.jobs, command})).toBe(0);
    expect(seen).toEqual([is.hasSpareCore, is.hasSpareCore, is.hasSpareCore]);
  });

  it('ends the other builds when one fails, starts no more, and passes its status on', async () => {
    const started: string[] = [];
    const command = (options: Command): ReturnType<typeof createCommand> => {
      started.push(options.lang);
      return write(options, options.lang === 'zh' ? 'process.exit(3)' : 'setTimeout(() => {}, 60_000)');
    };
    expect(await buildLocales({siteDir, outDir, jobs: 2, command})).toBe(3);
    expect(started).toEqual(['en', 'zh']);
    expect(existsSync(path.join(outDir, 'zh'))).toBe(false);
  });

  describe('when a process stops working', () => {
    const KEPT = 'node_modules/.cache/rspack/kept';
    const KEPT_BY_PLUGINS = 'node_modules/.cache/site/kept';

    /** Starts all locales; that of `zh` stops unless it does without the cache, and then does as `program`. */
    async function build(program: string): Promise<number> {
      for (const file of [KEPT, KEPT_BY_PLUGINS]) {
        mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
        writeFileSync(path.join(siteDir, file), '');
      }
      const stop = `if (!process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) process.exit(${STALLED});`;
      const command = (options: Command): ReturnType<typeof createCommand> =>
        options.lang === 'zh' ? write(options, `${stop}${program}`) : write(options);
      return buildLocales({siteDir, outDir, jobs: 1, command});
    }

    it('builds its locale once more, without the cache of the bundler, and forgets that alone', async () => {
      expect(await build(PROGRAM)).toBe(0);
      expect(readFileSync(path.join(outDir, 'zh', 'index-zh'), 'utf8')).toBe('page of zh');
      expect([KEPT, KEPT_BY_PLUGINS].map((file) => existsSync(path.join(siteDir, file)))).toEqual([false, true]);
      expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/^zh: .*once more/));
    });

    it('gives up when that stops too', async () => {
      expect(await build(`process.exit(${STALLED})`)).toBe(STALLED);
      expect(existsSync(path.join(siteDir, KEPT))).toBe(false);
    });
  });

  it('keeps the cache of the bundler in a build without such a stop', async () => {
    const kept = path.join(siteDir, 'node_modules/.cache/rspack');
    mkdirSync(kept, {recursive: true});
    expect(await buildLocales({siteDir, outDir, jobs: 1, command: write})).toBe(0);
    expect(existsSync(kept)).toBe(true);
  });
});

describe('a build after another one', () => {
  const PAGE = 'i18n/zh/docusaurus-plugin-content-docs/current/guide.mdx';
  let siteDir: string;
  let outDir: string;

  function writeFile(file: string, content: string): void {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), content);
  }

  /** The locales that were built; each writes a page that says so, as well as what it was made of. */
  async function build(options: {force?: boolean; status?: number} = {}): Promise<string[]> {
    const started: string[] = [];
    const command = ({lang, isFirst, out}: Command): ReturnType<typeof createCommand> => {
      started.push(lang);
      const generated = path.join(siteDir, isFirst ? '.docusaurus' : `.cache/build/${lang}/generated`);
      const program = options.status === undefined ? PROGRAM : `process.exit(${options.status})`;
      return {args: ['-e', program, lang, isFirst ? 'first' : '', out, generated], env: {} as never};
    };
    expect(await buildLocales({siteDir, outDir, jobs: 1, force: options.force, command})).toBe(options.status ?? 0);
    for (const [lang, file] of [
      ['en', 'index-en'],
      ['zh', 'zh/index-zh'],
    ]) {
      expect(options.status ?? readFileSync(path.join(outDir, file), 'utf8')).toBe(options.status ?? `page of ${lang}`);
    }
    return started;
  }

  beforeEach(async () => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'build-again-'));
    outDir = path.join(siteDir, 'build');
    writeFile('src/lib/site/locales.json', createLocales('en', 'zh'));
    writeFile('docs/guide.mdx', 'Text.\n\n## Part {/* #part */}\n');
    writeFile(PAGE, 'Text of zh.\n\n## Part of zh {/* #part */}\n');
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    expect(await build()).toEqual(['en', 'zh']);
    writeFile('build/.build.json', '{}');
  });

  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(siteDir, {recursive: true});
  });

  it('builds nothing when nothing changed, and everything when asked to', async () => {
    expect(await build()).toEqual([]);
    expect(existsSync(path.join(outDir, '.build.json'))).toBe(true);
    expect(await build({force: true})).toEqual(['en', 'zh']);
  });

  it.each([
    {what: 'a page', file: 'docs/guide.mdx', content: 'Another text.', built: ['en', 'zh']},
    {what: 'code', file: 'src/theme/Root.tsx', content: 'export {}', built: ['en', 'zh']},
    {what: 'the configuration', file: 'docusaurus.config.ts', content: 'export {}', built: ['en', 'zh']},
    {what: 'the lock file', file: 'package-lock.json', content: '{}', built: ['en', 'zh']},
    {what: 'what is installed', file: 'node_modules/.package-lock.json', content: '{}', built: ['en', 'zh']},
    {what: 'texts of the interface', file: 'i18n/zh/code.json', content: '{}', built: ['en', 'zh']},
    {what: 'a text of a translation', file: PAGE, content: '\n\n## Part of zh {/* #part */}\n', built: ['zh']},
    {
      what: 'a heading of a translation',
      file: PAGE,
      content: 'Text of zh.\n\n## P {/* #part */}\n',
      built: ['en', 'zh'],
    },
    {what: 'a paragraph more', file: PAGE, content: 'One.\n\nTwo.\n\n## Part of zh {/* #part */}\n', built: ['zh']},
    {what: 'a page more', file: 'i18n/zh/more.mdx', content: '', built: ['en', 'zh']},
    {what: 'a file of the first locale', file: 'build/index-en', content: 'x', built: ['en']},
    {what: 'a file of another locale', file: 'build/zh/index-zh', content: 'x', built: ['zh']},
    {what: 'a generated file', file: '.docusaurus/index-en', content: 'x', built: ['en']},
  ])('builds what $what decides: $built', async ({file, content, built}) => {
    writeFile(file, content);
    expect(await build()).toEqual(built);
    expect(await build()).toEqual([]);
  });

  it('builds again under another environment, if the site or Docusaurus reads it', async () => {
    process.env.DOCUSAURUS_TEST = 'x';
    try {
      expect(await build()).toEqual(['en', 'zh']);
    } finally {
      delete process.env.DOCUSAURUS_TEST;
    }
  });

  it('takes nothing from a build that failed', async () => {
    writeFile('docs/guide.mdx', 'Another text.');
    expect(await build({status: 3})).toEqual(['en']);
    writeFile('docs/guide.mdx', 'Text.\n\n## Part {/* #part */}\n');
    expect(await build()).toEqual(['en', 'zh']);
  });
});

const OPTIONS = {siteDir: '/site', out: '/out', threads: 1, hasSpareCore: false};

describe('createCommand', () => {
  it('gives every locale but the first a folder of generated files', () => {
    expect(createCommand({...OPTIONS, lang: 'en', isFirst: true}).env).not.toHaveProperty(
      'DOCUSAURUS_GENERATED_FILES_DIR_NAME',
    );
    const {args, env} = createCommand({...OPTIONS, lang: 'zh', isFirst: false});
    expect(env).toMatchObject({DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.cache/build/zh/generated')});
    expect(args.slice(args.indexOf('build'))).toEqual(['build', '/site', '--locale', 'zh', '--out-dir', '/out']);
  });
});

describe('memory of a build', () => {
  function readNodeOptions(hasSpareCore: boolean): string[] {
    const {args} = createCommand({...OPTIONS, hasSpareCore, lang: 'en', isFirst: true});
    const options = args as readonly string[];
    return options.slice(
      0,
      options.findIndex((arg) => !/^--(?!require)/.test(arg)),
    );
  }

  it('is kept small by options that this Node knows', () => {
    const options = readNodeOptions(false);
    expect(options).toContain('--max-semi-space-size=32');
    expect(spawnSync(process.execPath, [...options, '--version']).status).toBe(0);
  });

  it('is collected by threads of its own where a core is left for them', () => {
    expect(readNodeOptions(true)).not.toContain('--single-threaded-gc');
    expect(readNodeOptions(false)).toEqual([...readNodeOptions(true), '--single-threaded-gc']);
  });
});

describe('pages of a build', () => {
  it('are minified once: by the plugin, not by Docusaurus', () => {
    const {env} = createCommand({...OPTIONS, lang: 'en', isFirst: true});
    expect(env).toMatchObject({SKIP_HTML_MINIFICATION: 'true', MINIFY_PAGES: 'true'});
    const {plugins} = config;
    expect(plugins?.[0]).toBe('./src/plugins/minify/index.ts');
  });
});

describe('countJobs', () => {
  it.each([
    {cores: 2, gigabytes: 24, jobs: 2},
    {cores: 1, gigabytes: 24, jobs: 1},
    {cores: 8, gigabytes: 24, jobs: 3},
    {cores: 8, gigabytes: 4, jobs: 2},
    {cores: 8, gigabytes: 1, jobs: 1},
  ])('builds $jobs of 3 locales at once with $cores cores and $gigabytes GB', ({cores, gigabytes, jobs}) => {
    expect(countJobs(3, cores, gigabytes * 1024 ** 3)).toBe(jobs);
  });
});
