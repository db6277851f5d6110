import {readFileSync, writeFileSync} from 'node:fs';
import type {MovedAnchors} from '../../../lib/addresses';
import {findPageFile, type BuildPlace} from '../../../server/files/findPageFile';
import {getLateScripts} from '../inline';

/** First in the head, behind the character set: nothing is loaded for a page that the reader leaves at once. */
const PLACE = /<head>(?:<meta charset=[^>]*>)?/i;

/** As an attribute: a query, with `/` and `#` as they are, which are neither its own nor HTML's. */
function formatMoved(anchors: MovedAnchors): string {
  return new URLSearchParams(anchors).toString().replace(/%2F/g, '/').replace(/%23/g, '#').replace(/&/g, '&amp;');
}

/** Gives the pages that readers of moved anchors come to the script that leads them on. Other pages get nothing. */
export function injectMovedAnchors(moved: ReadonlyMap<string, MovedAnchors>, place: BuildPlace): void {
  for (const [page, anchors] of moved) {
    const file = findPageFile(place.baseUrl + page.slice(1), place);
    if (file === undefined) {
      continue;
    }
    const script = `<script data-moved="${formatMoved(anchors)}">${getLateScripts().followMovedAnchor}</script>`;
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      html.replace(PLACE, (head) => head + script),
    );
  }
}
