import {htmlToText} from '../text/htmlToText';
import {getAttribute, scanTags} from '../text/scanTags';
import type {Anchor} from './types';

/** The element that holds the text of a doc. */
const CONTENT = 'theme-doc-markdown';
const HEADING = /^h[1-6]$/;
/** Written by React and Docusaurus; they change with every build. */
const GENERATED = /^(?:_R_|__docusaurus|:[rR]|«)/;

/**
 * The title of a built page and its anchors: headings anywhere, and other elements with an id inside the text of a doc.
 * Ids that a tool invents are left out.
 */
export function readAnchors(html: string): {title: string; anchors: Anchor[]} {
  const anchors: Anchor[] = [];
  let title: string | undefined;
  let heading: {name: string; id: string | undefined; end: number} | undefined;
  // Open `div`s since the one that holds the text; 0 outside of it.
  let depth = 0;
  for (const {name, isClosing, attributes, start, end} of scanTags(html)) {
    if (isClosing) {
      depth -= name === 'div' && depth > 0 ? 1 : 0;
      if (heading?.name === name) {
        const text = htmlToText(html.slice(heading.end, start));
        title ??= name === 'h1' ? text : undefined;
        anchors.push(...(heading.id === undefined ? [] : [{id: heading.id, text}]));
        heading = undefined;
      }
      continue;
    }
    if (name === 'div' && (depth > 0 || getAttribute(attributes, 'class')?.split(/\s+/).includes(CONTENT))) {
      depth += 1;
    }
    const found = getAttribute(attributes, 'id');
    const id = found === undefined || found === '' || GENERATED.test(found) ? undefined : htmlToText(found);
    if (HEADING.test(name)) {
      heading = {name, id, end};
    } else if (id !== undefined && depth > 0) {
      anchors.push({id, text: ''});
    }
  }
  return {title: title ?? '', anchors};
}
