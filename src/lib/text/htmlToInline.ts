import {decodeEntities} from './decodeEntities';

const MARKS: Readonly<Record<string, string>> = {strong: '**', b: '**', em: '*', i: '*'};

/**
 * Turns the small HTML that Docusaurus gives as heading text in a table of contents into the marks of TEXT-01; other tags
 * are dropped and their text is kept. Code that holds a backtick gets a longer fence.
 *
 * @example htmlToInline('Use <code>lib.dts</code>'); // 'Use `lib.dts`'
 */
export function htmlToInline(html: string): string {
  return html
    .split(/(<code[^>]*>[\s\S]*?<\/code>)/)
    .map((part) => {
      const code = /^<code[^>]*>([\s\S]*)<\/code>$/.exec(part);
      if (code) {
        const value = decodeEntities(code[1].replace(/<[^>]*>/g, ''));
        const fence = value.includes('`') ? '``' : '`';
        return fence + value + fence;
      }
      return decodeEntities(part.replace(/<\/?([a-z]\w*)[^>]*>/gi, (_tag, name: string) => MARKS[name] ?? ''));
    })
    .join('');
}
