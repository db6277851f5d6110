import createRedirectPlugin from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Redirect} from '../../../lib/addresses';

type PostBuildProps = Parameters<NonNullable<Plugin<void>['postBuild']>>[0];

/** Writes a page at every address that has moved, which leads on: for hosts without redirects of their own. */
export async function writeRedirectPages(
  context: LoadContext,
  props: PostBuildProps,
  redirects: readonly Redirect[],
): Promise<void> {
  const pages = redirects.filter(({from}) => !from.includes('#')).map(({from, to}) => ({from, to}));
  const plugin = createRedirectPlugin(context, {
    id: 'site-addresses',
    fromExtensions: [],
    toExtensions: [],
    redirects: pages,
  });
  await plugin?.postBuild?.(props);
}
