import {decodeEntities} from './decodeEntities';

/** Text of an HTML fragment: without tags and zero-width spaces, entities decoded, white space collapsed. */
export function htmlToText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ''))
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
