/** @jest-environment node */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {writeRedirectPages} from '@site/src/plugins/addresses/server/writeRedirectPages';
import {createRedirect} from '../../../support/addresses';

describe('writeRedirectPages', () => {
  let outDir: string;

  beforeEach(() => {
    outDir = mkdtempSync(path.join(os.tmpdir(), 'redirect-pages-'));
  });

  afterEach(() => rmSync(outDir, {recursive: true}));

  /** Writes the page of one redirect; returns the addresses that its file leads to: at once, for search engines, by the script. */
  async function write(from: string, to: string, file: string): Promise<(string | undefined)[]> {
    const siteConfig = {trailingSlash: undefined, onDuplicateRoutes: 'throw', future: {experimental_router: 'browser'}};
    const props = {siteConfig, outDir, baseUrl: '/lib/', routesPaths: ['/lib/guide/new name', '/lib/b']};
    await writeRedirectPages(
      {siteConfig} as unknown as LoadContext,
      props as unknown as Parameters<typeof writeRedirectPages>[1],
      [createRedirect(from, to), createRedirect('/b#x', '/b')],
    );
    const html = readFileSync(path.join(outDir, file, 'index.html'), 'utf8');
    return [/url=([^"]*)"/, /canonical" href="([^"]*)"/, /<script data-to="([^"]*)">/].map(
      (pattern) => pattern.exec(html)?.[1],
    );
  }

  it.each([
    ['/old', '/b#part', '/lib/b#part'],
    ['/old', '/guide/new%20name', '/lib/guide/new%20name'],
    ['/old', 'https://example.com/o?q=is%3Aissue&amp', 'https://example.com/o?q=is%3Aissue&amp;amp'],
    ['/old', 'https://example.com/样 %2520', 'https://example.com/%E6%A0%B7%20%2520'],
  ])('leads from %s to %s', async (from, to, href) => {
    expect(await write(from, to, 'old')).toEqual([href, href, href]);
  });

  it.each([
    ['/old%20name', 'old name'],
    ['/old/%E6%A0%B7%26%3A', 'old/样&:'],
    // Such a sign cannot be part of a pathname.
    ['/why%3F', 'why%3F'],
  ])('writes the page of %s where hosts look for it', async (from, file) => {
    expect(await write(from, '/b', file)).toEqual(['/lib/b', '/lib/b', '/lib/b']);
  });
});
