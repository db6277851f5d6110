import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {Node} from 'unist';
import type {VFile} from 'vfile';

/** Where a node of a page stands, for messages: `docs/config/lib/dts.mdx:12:3`; the start of the file for one without a place. */
export function formatPlace(siteDir: string, file: VFile, {position}: Node): string {
  const {line = 1, column = 1} = position?.start ?? {};
  return `${posixPath(path.relative(siteDir, file.path))}:${line}:${column}`;
}
