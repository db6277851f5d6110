import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listImages} from '../../../lib/site/listImages';
import type {ThemedImage} from '../../../lib/site/types';

/** Longest picture that is cheaper in each page than by a request, whose headers alone take as much. Bytes. */
const LONGEST = 1024;
/** What refers to other places, means something else twice in a page, or is forbidden by the content security policy. */
const NOT_PLAIN = /<(?:script|style|foreignObject|image|use|a)\b|\s(?:id|class|style|href|xlink:href|on\w+)\s*=/i;

function inline(image: string, folders: readonly string[]): string | undefined {
  const file = folders.map((folder) => path.join(folder, image)).find((candidate) => existsSync(candidate));
  if (file === undefined || !/^\/[^/].*\.svg$/.test(image)) {
    return undefined;
  }
  const svg = readFileSync(file, 'utf8');
  if (Buffer.byteLength(svg) > LONGEST || NOT_PLAIN.test(svg)) {
    return undefined;
  }
  return svg
    .replace(/^.*?(?=<svg\b)/s, '')
    .replace(/<!--.*?-->|<title>.*?<\/title>/gs, '')
    .replace(/>\s*\n\s*</g, '><')
    .replace(/^<svg[^>]*>/, (tag) => tag.replace(/\s+(?:xmlns|width|height)="[^"]*"/g, ''))
    .trim();
}

/**
 * The markup of a picture that every page shows, so that none waits for a request for it, or asks for that of the other theme. It
 * fills the element around it.
 * @param folders The static folders of the site, absolute.
 * @returns One drawing, or that for the light theme before that for the dark one; `undefined` where a picture is not a small and
 * plain SVG of the site itself.
 */
export function inlineSvg(image: ThemedImage, folders: readonly string[]): string | undefined {
  const drawings = listImages(image).map((each) => inline(each, folders));
  return drawings.includes(undefined) ? undefined : drawings.join('');
}
