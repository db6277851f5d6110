import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
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

function readKept<Page>(file: string): Kept<Page> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept<Page>;
  } catch {
    // There is none yet, or it was cut off.
    return undefined;
  }
}

/**
 * Renders a page only if something that it depends on changed since it was rendered. Pages are kept in a folder, one file each.
 *
 * @param loaded chunks that were loaded in this process so far
 */
export function keepPages<Input extends {readonly pathname: string}, Page extends RenderedPage>(
  render: Render<Input, Page>,
  {bundle, folder, loaded}: {bundle: Bundle; folder: string; loaded: Iterable<string>},
): Render<Input, Page> {
  mkdirSync(folder, {recursive: true});
  return async (options) => {
    const input = JSON.stringify(options);
    const file = path.join(folder, `${createHash('sha256').update(options.pathname).digest('hex').slice(0, 32)}.json`);
    const kept = readKept<Page>(file);
    if (kept?.app === bundle.app && kept.input === input && kept.files.every(bundle.has)) {
      return kept.page;
    }
    const page = await render(options);
    const files = bundle.filesOf(page.collectedData.modules, loaded);
    // Another build never reads half a file.
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify({app: bundle.app, input, files, page} satisfies Kept<Page>));
    renameSync(temporary, file);
    return page;
  };
}
