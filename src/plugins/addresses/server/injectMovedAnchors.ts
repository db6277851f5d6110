import {readFileSync, writeFileSync} from 'node:fs';
import type {MovedAnchors} from '../../../lib/addresses';
import {findPageFile, type BuildPlace} from '../../../server/files/findPageFile';
import {FOLLOW_MOVED_ANCHOR} from '../inline';

/** First in the head, behind the character set: nothing is loaded for a page that the reader leaves at once. */
const PLACE = /<head>(?:<meta charset=[^>]*>)?/i;

/** Gives the pages that readers of moved anchors come to the script that leads them on. Other pages get nothing. */
export function injectMovedAnchors(moved: ReadonlyMap<string, MovedAnchors>, place: BuildPlace): void {
  for (const [page, anchors] of moved) {
    const file = findPageFile(place.baseUrl + page.slice(1), place);
    if (file === undefined) {
      continue;
    }
    const data = JSON.stringify(anchors).replace(/&/g, '&amp;').replace(/"/g, '&quot;');
    const script = `<script data-moved="${data}">${FOLLOW_MOVED_ANCHOR}</script>`;
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      html.replace(PLACE, (head) => head + script),
    );
  }
}
