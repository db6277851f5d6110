/** @jest-environment node */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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

describe('buildLocales', () => {
  let siteDir: string;
  let outDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'build-locales-'));
    outDir = path.join(siteDir, 'build');
    mkdirSync(path.join(siteDir, 'src/lib/site'), {recursive: true});
    writeFileSync(path.join(siteDir, 'src/lib/site/locales.json'), '[{"lang": "en"}, {"lang": "zh"}, {"lang": "ko"}]');
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
});

describe('createCommand', () => {
  const options = {siteDir: '/site', out: '/out', threads: 1};

  it('gives every locale but the first a folder of generated files', () => {
    expect(createCommand({...options, lang: 'en', isFirst: true}).env).not.toHaveProperty(
      'DOCUSAURUS_GENERATED_FILES_DIR_NAME',
    );
    const {args, env} = createCommand({...options, lang: 'zh', isFirst: false});
    expect(env).toMatchObject({DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.cache/build/zh/generated')});
    expect(args.slice(args.indexOf('build'))).toEqual(['build', '/site', '--locale', 'zh', '--out-dir', '/out']);
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
