import type {Processor} from 'unified';
import {takeTree} from '../../../server/markdown/parseMarkdown';

/**
 * Remark plugin: pages that were parsed when the site was loaded are not parsed again when they are compiled. The first plugin of
 * `beforeDefaultRemarkPlugins`; for processors with the syntax of `parseMarkdown` (MDX, front matter, directives, GFM), which is
 * what Docusaurus has. Does nothing in development, where a page is read again and again.
 */
export function remarkParsed(this: Processor): void {
  const {parser} = this;
  if (parser === undefined || process.env.NODE_ENV === 'development') {
    return;
  }
  this.parser = (text, file) => takeTree(text, file.path) ?? parser(text, file);
}
