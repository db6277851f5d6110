/** @jest-environment node */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import type {BuiltPage, Redirect} from '@site/src/lib/addresses';
import {readBuiltAddresses, writeBuiltAddresses} from '@site/src/plugins/addresses/server/builtAddresses';
import {checkAddresses} from '@site/src/plugins/addresses/server/checkAddresses';
import {readRedirects} from '@site/src/plugins/addresses/server/declared';
import {getLateScripts} from '@site/src/plugins/addresses/inline';
import {injectMovedAnchors} from '@site/src/plugins/addresses/server/injectMovedAnchors';
import {readPages, type PageAnchors} from '@site/src/plugins/addresses/server/readPages';
import {
  checkLedger,
  forgetFromLedger,
  setLedgerAside,
  updateLedger,
} from '@site/src/plugins/addresses/server/updateLedger';
import {writeHostFiles} from '@site/src/plugins/addresses/server/writeHostFiles';
import {createRedirect} from '../../support/addresses';

let root: string;
let folder: string;
let buildDir: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'addresses-'));
  folder = path.join(root, 'addresses');
  buildDir = path.join(root, 'build');
  mkdirSync(path.join(buildDir, 'zh'), {recursive: true});
});

afterEach(() => rmSync(root, {recursive: true, force: true}));

const page = (address: string, ...ids: string[]): BuiltPage => ({
  path: address,
  title: 'T',
  source: `docs${address}.mdx`,
  anchors: ids.map((id) => ({id, text: ''})),
});

function build(en: BuiltPage[], zh: BuiltPage[] = en): void {
  writeBuiltAddresses(buildDir, {lang: 'en', baseUrl: '/', redirects: [], exclude: ['/drafts/'], pages: en});
  writeBuiltAddresses(path.join(buildDir, 'zh'), {
    lang: 'zh',
    baseUrl: '/zh/',
    redirects: [],
    exclude: ['/drafts/'],
    pages: zh,
  });
}

function runLedger(run: typeof updateLedger): {status: number; output: string} {
  const lines: string[] = [];
  const status = run({folder, buildDir, print: (line) => lines.push(line)});
  return {status, output: lines.join('\n')};
}

describe('docs:ledger', () => {
  it('begins a ledger, adds to it, and changes nothing the second time', () => {
    build([page('/a', 'x')], [page('/a', 'x', 'y')]);
    expect(runLedger(updateLedger)).toEqual({
      status: 0,
      output: 'ledger: 3 addresses added\n  /a (en, zh)\n  /a#x (en, zh)\n  /a#y (zh)',
    });
    expect(readFileSync(path.join(folder, 'ledger.txt'), 'utf8')).toMatch(/\n\/a #x\n\/a @zh #y\n$/);
    expect(runLedger(updateLedger).output).toContain('nothing new');
  });

  it('fails the check while a published address is not listed, and names the command', () => {
    build([page('/a')]);
    runLedger(updateLedger);
    expect(runLedger(checkLedger)).toEqual({status: 0, output: expect.stringContaining('every address')});
    build([page('/a', 'new')]);
    const {status, output} = runLedger(checkLedger);
    expect(status).toBe(1);
    expect(output).toContain('/a#new (en, zh)');
    expect(output).toContain('npm run docs:ledger');
  });

  it('leaves out addresses that are no promise', () => {
    build([page('/a'), page('/drafts/list', 'x')]);
    runLedger(updateLedger);
    expect(readFileSync(path.join(folder, 'ledger.txt'), 'utf8')).not.toContain('/drafts/list');
    expect(
      checkAddresses({
        folder,
        lang: 'en',
        pages: [page('/a'), page('/drafts/x')],
        redirects: [],
        exclude: ['/drafts/'],
      }),
    ).toEqual([]);
  });

  it('keeps what a build has lost, until it is forgotten', () => {
    build([page('/a'), page('/b', 'x')]);
    runLedger(updateLedger);
    build([page('/a')]);
    runLedger(updateLedger);
    expect(readFileSync(path.join(folder, 'ledger.txt'), 'utf8')).toContain('\n/b #x\n');
    expect(runLedger((place) => forgetFromLedger(place, ['/b']))).toEqual({
      status: 0,
      output: 'ledger: /b is off the list',
    });
    expect(readFileSync(path.join(folder, 'ledger.txt'), 'utf8')).not.toContain('/b');
    expect(runLedger((place) => forgetFromLedger(place, ['/b']))).toEqual({
      status: 1,
      output: 'ledger: /b is not listed',
    });
  });

  it('begins anew without the old list, and puts it back when that failed', () => {
    const file = path.join(folder, 'ledger.txt');
    build([page('/a'), page('/b')]);
    runLedger(updateLedger);
    const old = readFileSync(file, 'utf8');
    const putBack = setLedgerAside({folder, buildDir, print: () => undefined});
    expect(existsSync(file)).toBe(false);
    build([page('/a')]);
    runLedger(updateLedger);
    expect(readFileSync(file, 'utf8')).not.toContain('/b');
    putBack();
    expect(readFileSync(file, 'utf8')).toBe(old);
  });

  it('says what to do without a build', () => {
    expect(() => readBuiltAddresses(path.join(root, 'none'))).toThrow('run "npm run build" first');
  });
});

describe('checkAddresses', () => {
  it('returns what is new, and throws for what is lost or wrongly redirected', () => {
    const check = (pages: BuiltPage[], redirects: Redirect[] = []): string[] =>
      checkAddresses({folder, lang: 'en', pages, redirects});
    expect(check([page('/a')])).toEqual([]);
    build([page('/a', 'x'), page('/b')]);
    runLedger(updateLedger);
    expect(check([page('/a', 'x', 'y'), page('/b')])).toEqual(['/a#y']);
    expect(() => check([page('/a'), page('/b')])).toThrow('docs/a.mdx has no heading or element with this id');
    expect(() => check([page('/a', 'x')])).toThrow('/b\n    the page is gone (addresses/ledger.txt:5)');
    expect(check([page('/a', 'x')], [createRedirect('/b', '/a')])).toEqual([]);
    expect(() => check([page('/a', 'x')], [createRedirect('/b', '/c')])).toThrow(
      'addresses/redirects.json does not fit this build (en):\n  the redirect of /b leads to /c, which is no page',
    );
  });

  it('names the bad line of a ledger', () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'ledger.txt'), '# locales: en\n=======\n');
    expect(() => checkAddresses({folder, lang: 'en', pages: [], redirects: []})).toThrow(
      'site-addresses: addresses/ledger.txt, line 2: found "======="',
    );
  });

  it('names every bad entry of the redirects', () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'redirects.json'), '[{"from": "a"}]');
    expect(() => readRedirects(folder, ['en'])).toThrow(
      /addresses\/redirects.json is not well formed:\n {2}entry 1: "from"/,
    );
    writeFileSync(path.join(folder, 'redirects.json'), JSON.stringify([createRedirect('/a', '/b')]));
    expect(readRedirects(folder, ['en'])).toEqual([createRedirect('/a', '/b')]);
  });
});

describe('the build', () => {
  function writePage(file: string, html: string): void {
    mkdirSync(path.dirname(path.join(buildDir, file)), {recursive: true});
    writeFileSync(path.join(buildDir, file), html);
  }

  const leaf = (route: string, sourceFilePath?: string): RouteConfig => ({
    path: route,
    component: '',
    ...(sourceFilePath === undefined ? {} : {metadata: {sourceFilePath}}),
  });

  it('has the addresses of its routes without base path and locale, and no 404 page', () => {
    writePage('index.html', '<h1>Home</h1>');
    writePage('guide/start/index.html', '<h1>Start</h1><h2 id=a>A</h2>');
    writePage('404.html', '<h1>404</h1>');
    const routes: RouteConfig[] = [
      leaf('/lib/zh/'),
      leaf('/lib/zh/404.html'),
      {path: '/lib/zh/', component: '', routes: [leaf('/lib/zh/guide/start/', 'docs/guide/start/index.mdx')]},
      leaf('*'),
    ];
    expect(readPages(routes, {outDir: buildDir, baseUrl: '/lib/zh/'}, new Map())).toEqual([
      {path: '/', source: '', title: 'Home', anchors: []},
      {path: '/guide/start/', source: 'docs/guide/start/index.mdx', title: 'Start', anchors: [{id: 'a', text: 'A'}]},
    ]);
  });

  it('reads the anchors of a page again when its body changed, not when its scripts got other names', () => {
    const kept = new Map<string, PageAnchors>();
    const read = (script: string, heading: string): (string | undefined)[] => {
      writePage(
        'index.html',
        `<html><head><script src=${script}></script></head><body><h2 id=a>${heading}</h2></body></html>`,
      );
      const pages = readPages([leaf('/lib/zh/')], {outDir: buildDir, baseUrl: '/lib/zh/'}, kept);
      return pages.flatMap(({anchors}) => anchors.map(({text}) => text));
    };
    expect(read('/a.1.js', 'One')).toEqual(['One']);
    expect(read('/a.2.js', 'One')).toEqual(['One']);
    expect(kept.size).toBe(1);
    expect(read('/a.2.js', 'Two')).toEqual(['Two']);
    expect(kept.size).toBe(2);
  });

  it('gives the script to the pages of moved anchors alone, first in the head', () => {
    writePage('a/index.html', '<html><head><meta charset=UTF-8><title>A</title></head></html>');
    writePage('b/index.html', '<html><head><meta charset=UTF-8></head></html>');
    injectMovedAnchors(new Map([['/a', {old: '/lib/b#"&', older: '/lib/'}]]), {outDir: buildDir, baseUrl: '/lib/'});
    const html = readFileSync(path.join(buildDir, 'a/index.html'), 'utf8');
    expect(html).toContain(
      `<head><meta charset=UTF-8><script data-moved="old=/lib/b#%22%26&amp;older=/lib/">${getLateScripts().followMovedAnchor}</script>`,
    );
    expect(getLateScripts().followMovedAnchor).not.toContain('\n');
    expect(readFileSync(path.join(buildDir, 'b/index.html'), 'utf8')).not.toContain('script');
  });

  it('has the redirects for hosts', () => {
    writeHostFiles(buildDir, [{from: '/a', to: '/b', since: '2026-01-01', reason: 'x'}], {en: '/', zh: '/zh/'});
    expect(readFileSync(path.join(buildDir, '_redirects'), 'utf8')).toMatch(
      /^#.*\n\/a \/b 301\n\/a\/ \/b 301\n\/zh\/a \/zh\/b 301\n\/zh\/a\/ \/zh\/b 301\n$/,
    );
    expect(readFileSync(path.join(buildDir, '.hosts/redirects.conf'), 'utf8')).toContain(
      'location = "/zh/a/" { return 301 "/zh/b$is_args$args"; }',
    );
  });
});
