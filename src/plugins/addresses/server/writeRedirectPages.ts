import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import createRedirectPlugin from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {decodePath, restoreEscapes, type Redirect} from '../../../lib/addresses';
import {getLateScripts} from '../inline';

type PostBuildProps = Omit<Parameters<NonNullable<Plugin<void>['postBuild']>>[0], 'content'>;

/** The page's script is the only one with its address in it; ours has the address in an attribute, see `../inline`. */
function replaceScript(html: string): string {
  const [, to] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  if (to === undefined || !/<script>[^<]*<\/script>/.test(html)) {
    throw new Error('the pages of @docusaurus/plugin-client-redirects look different; compare writeRedirectPages.ts.');
  }
  return html.replace(/<script>[^<]*<\/script>/, () => `<script data-to="${to}">${getLateScripts().leadOn}</script>`);
}

/**
 * Writes a page at every address that has moved, which leads on: for hosts without redirects of their own. Redirects of single anchors
 * have none.
 *
 * @throws {Error} when the pages of @docusaurus/plugin-client-redirects are not what they were, and its own, when it refuses a redirect
 */
export async function writeRedirectPages(
  context: LoadContext,
  props: PostBuildProps,
  redirects: readonly Redirect[],
): Promise<void> {
  // `from` names a file, and hosts look for the decoded one.
  const pages = redirects.filter(({from}) => !from.includes('#')).map(({from, to}) => ({from: decodePath(from), to}));
  const plugin = createRedirectPlugin(context, {
    id: 'site-addresses',
    fromExtensions: [],
    toExtensions: [],
    redirects: pages,
  });
  await plugin?.postBuild?.({...props, content: undefined});
  for (const {from} of pages) {
    const file = path.join(props.outDir, from, 'index.html');
    // The plugin encodes `to` whether it is encoded or not; nothing else in its page has a percent sign.
    writeFileSync(file, replaceScript(restoreEscapes(readFileSync(file, 'utf8'))));
  }
}
