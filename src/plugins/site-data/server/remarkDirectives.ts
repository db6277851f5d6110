import type {Root, Text} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {ADMONITIONS} from '../../../lib/markdown/admonitions';
import {formatPlace} from '../../../server/markdown/formatPlace';

/** The last line of a block that was closed, behind the marks of a list or quote. */
const CLOSING_LINE = /\n[\s>]*:{3,}[ \t]*$/;

/** A line that was meant to open or close a block, but is text: `::: tip`, or one `:::` too many. */
const STRAY_LINE = /^[ \t]*(?<line>:{3}.*)$/m;

/** A title that stands behind the keyword of a note without brackets, as older versions of Docusaurus had it. */
const BARE_TITLE = /^(?<open>:{3,}(?<name>\w+)) +(?<title>[^\s{[].*)$/;

/** What to write instead of a line that opens and closes no note. */
function correct(line: string): string {
  const {open, name = '', title} = BARE_TITLE.exec(line)?.groups ?? {};
  return ADMONITIONS.includes(name)
    ? `write "${open}[${title.trim()}]" for a note with a title`
    : 'write ":::tip" without a space to open one, ":::tip[Title]" for one with a title, and ":::" once to close it';
}

/** What is wrong with a directive, or with text that was meant to be one; undefined when nothing is. */
function judge(node: Directives | Text, source: string): string | undefined {
  switch (node.type) {
    case 'containerDirective':
      if (!ADMONITIONS.includes(node.name)) {
        return `:::${node.name} is no note; there are ${ADMONITIONS.join(', ')}`;
      }
      return CLOSING_LINE.test(source)
        ? undefined
        : `:::${node.name} has no end; close it with a line ":::" of its own, at the same indentation`;
    case 'leafDirective':
      return `"::${node.name}" shows nothing; a note opens with three colons`;
    case 'textDirective':
      // One without a label or attributes is shown as it was written.
      return node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0
        ? `":${node.name}" and what follows show nothing; write "\\:" for a colon`
        : undefined;
    case 'text': {
      const line = STRAY_LINE.exec(node.value)?.groups?.line;
      return line === undefined ? undefined : `"${line}" opens and closes no note; ${correct(line)}`;
    }
  }
}

/**
 * Remark plugin: notes (`:::tip`) have a known name and an end, and no text was meant to be one. Has to run before Docusaurus' own
 * plugins. `siteDir` is no plugin option, because Docusaurus copies options into the pages' code.
 *
 * @throws with file, line and column of each that has not
 */
export function createRemarkDirectives(siteDir: string): Plugin<[], Root> {
  return () => (root, file) => {
    const text = String(file);
    const problems: string[] = [];
    visit(root, ['containerDirective', 'leafDirective', 'textDirective', 'text'], (node) => {
      const {position} = node;
      // Nodes without a place are not the author's.
      if (position === undefined) {
        return;
      }
      const {start, end} = position;
      const problem = judge(node as Directives | Text, text.slice(start.offset, end.offset));
      if (problem !== undefined) {
        problems.push(`site-data: ${formatPlace(siteDir, file, node)}: ${problem}.`);
      }
    });
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
  };
}
