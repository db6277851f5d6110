import type {Root, Text} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {ADMONITIONS} from '../../../lib/markdown/admonitions';
import {throwProblems, type PageProblem} from './pageProblems';

/** A container of a page: a note, or what was meant to be one. */
type Note = {
  readonly node: ContainerDirective;
  /** Places in the text. */
  readonly start: number;
  readonly end: number;
  /** How many open it; as many end it, or more. */
  readonly colons: number;
  /** Ends with a line of its own, not where the text around it does. */
  readonly isClosed: boolean;
};

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

/** What is wrong with a directive that is no note, or with text that was meant to be one; undefined when nothing is. */
function judge(node: LeafDirective | TextDirective | Text): string | undefined {
  switch (node.type) {
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

function listNotes(root: Root, source: string): Note[] {
  const notes: Note[] = [];
  visit(root, 'containerDirective', (node) => {
    const {start: {offset: start} = {}, end: {offset: end} = {}} = node.position ?? {};
    // Nodes without a place are not the author's.
    if (start !== undefined && end !== undefined) {
      const text = source.slice(start, end);
      const colons = /^:*/.exec(text)?.[0].length ?? 0;
      notes.push({node, start, end, colons, isClosed: CLOSING_LINE.test(text)});
    }
  });
  return notes;
}

/** The outermost note around another one that took its end, because it lacks its own. */
function findTaker({start, end, colons}: Note, notes: readonly Note[]): Note | undefined {
  return notes.find((other) => other.isClosed && other.colons <= colons && other.start < start && other.end >= end);
}

/** The notes that lack their end, each once, with the one that was left without: the first in it, or itself. */
function findOpen(notes: readonly Note[]): [open: Note, without: Note][] {
  const found = new Map<Note, Note>();
  for (const note of notes.filter(({isClosed}) => !isClosed)) {
    const open = findTaker(note, notes) ?? note;
    found.set(open, found.get(open) ?? note);
  }
  return [...found];
}

/** What is wrong with a note that lacks its end. */
function judgeEnd([{node}, {node: without}]: [open: Note, without: Note]): string {
  const [before, more] =
    node === without
      ? ['', '']
      : [
          ` before the :::${without.name} of line ${without.position?.start.line ?? 1}`,
          '; a note around another one has more colons',
        ];
  return `:::${node.name} has no end${before}; close it with a line ":::" of its own, at the same indentation${more}`;
}

/** What is wrong with the notes of a page. */
function judgeNotes(notes: readonly Note[]): PageProblem[] {
  const isKnown = ({node: {name}}: Note): boolean => ADMONITIONS.includes(name);
  const unknown = notes.filter((note) => !isKnown(note));
  const open = findOpen(notes).filter(([note]) => isKnown(note));
  return [
    ...unknown.map(({node}) => ({
      node,
      message: `:::${node.name} is no note; there are ${ADMONITIONS.join(', ')}`,
    })),
    ...open.map((pair) => ({node: pair[0].node, message: judgeEnd(pair)})),
  ];
}

/** Notes (`:::tip`) without a known name or an end, and text that was meant to be one, in the order of the page. */
export function judgeDirectives(root: Root, source: string): PageProblem[] {
  const problems = judgeNotes(listNotes(root, source));
  visit(root, ['leafDirective', 'textDirective', 'text'], (node) => {
    const message = node.position && judge(node as LeafDirective | TextDirective | Text);
    if (message !== undefined) {
      problems.push({node, message});
    }
  });
  const getStart = ({node}: PageProblem): number => node.position?.start.offset ?? 0;
  return problems.sort((a, b) => getStart(a) - getStart(b));
}

/**
 * Remark plugin: `judgeDirectives` finds nothing. Has to run before Docusaurus' own plugins. `siteDir` is no plugin option, because
 * Docusaurus copies options into the pages' code.
 *
 * @throws with file, line and column of each problem
 */
export function createRemarkDirectives(siteDir: string): Plugin<[], Root> {
  return () => (root, file) => throwProblems(siteDir, file, judgeDirectives(root, String(file)));
}
