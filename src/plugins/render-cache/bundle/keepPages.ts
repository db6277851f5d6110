import {openPageCache} from '../../../server/cache/pageCache';
import type {Bundle} from './readBundle';

/** A page as Docusaurus renders it; all of it goes through JSON. */
export type RenderedPage = {
  readonly html: string;
  readonly collectedData: {readonly modules: readonly string[]};
};

type Render<Input, Page> = (input: Input) => Promise<Page>;

type Kept<Page> = {
  readonly app: string;
  readonly input: string;
  readonly files: readonly string[];
  readonly page: Page;
};

/**
 * Renders a page only if something that it depends on changed since it was rendered. Pages are kept in a folder, one file each.
 *
 * @param others files of components that were loaded in this process so far
 */
export function keepPages<Input extends {readonly pathname: string}, Page extends RenderedPage>(
  render: Render<Input, Page>,
  {bundle, folder, others}: {bundle: Omit<Bundle, 'isPart'>; folder: string; others: Iterable<string>},
): Render<Input, Page> {
  const cache = openPageCache<Kept<Page>>(folder);
  return async (options) => {
    const input = JSON.stringify([options, bundle.routesOf(options.pathname)]);
    const kept = cache.get(options.pathname);
    if (kept?.app === bundle.app && kept.input === input && kept.files.every(bundle.has)) {
      return kept.page;
    }
    const page = await render(options);
    const files = bundle.filesOf(page.collectedData.modules, others);
    cache.set(options.pathname, {app: bundle.app, input, files, page});
    return page;
  };
}
