import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {getAttribute, scanTags} from '../../../lib/text/scanTags';
import type {BuildPlace} from '../../../server/files/findPageFile';

/** `sha256-…`, as policies and `integrity` write it. */
export function hashOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * A function that gives the scripts and the style sheets of a page their hash (`integrity`), so that a browser runs nothing but
 * what was built, whoever delivers it. A script that is loaded later is named by one that was checked.
 */
export function createIntegrity({outDir, baseUrl}: BuildPlace): (html: string) => string {
  const known = new Map<string, string>();
  const integrityOf = (address: string): string => {
    const hash = known.get(address) ?? hashOf(readFileSync(path.join(outDir, address.slice(baseUrl.length))));
    known.set(address, hash);
    return hash;
  };
  return (html) => {
    const parts: string[] = [];
    let done = 0;
    for (const {name, isClosing, attributes, start} of scanTags(html)) {
      // Not the first `<body` of the text: a description may name the tag.
      if (name === 'body') {
        break;
      }
      const isStyle = name === 'link' && getAttribute(attributes, 'rel') === 'stylesheet';
      const address = getAttribute(attributes, isStyle ? 'href' : 'src');
      const isOwn = address?.startsWith(`${baseUrl}assets/`) && getAttribute(attributes, 'integrity') === undefined;
      if (!isClosing && (isStyle || name === 'script') && address !== undefined && isOwn) {
        const end = start + 1 + name.length;
        parts.push(html.slice(done, end), ` integrity="${integrityOf(address)}"`);
        done = end;
      }
    }
    return parts.join('') + html.slice(done);
  };
}
