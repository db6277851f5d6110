import type {Heading, Page} from '../samples/readPage';

const SIGNATURE = /^(?:export )?(?:declare )?(?:async )?(?:function|type|interface|class) (?<name>[\w$]+)/;
const NAME = /^(?:(?<owner>\w+)\.)?(?<name>[a-z][\w$]*)(?<call>\(.*\))?$/i;

/** A part of an api page: a heading, the names in it, and the text up to the next heading. */
export type Section = {
  readonly heading: Heading;
  readonly names: readonly {readonly text: string; readonly owner?: string; readonly isCode: boolean}[];
  readonly text: string;
  readonly line: number;
};

/** Names in a heading such as "rsbuild, rspack and version", "`rslib.build()`" or "Loading". */
function readNames(text: string): Section['names'] {
  return text
    .replaceAll('`', '')
    .split(/,\s+|\s+and\s+/)
    .flatMap((part) => {
      const groups = NAME.exec(part.trim())?.groups;
      return groups
        ? [
            {
              text: groups.name,
              ...(groups.owner ? {owner: groups.owner} : {}),
              isCode: groups.owner !== undefined || Boolean(groups.call) || /[a-z][A-Z]/.test(groups.name),
            },
          ]
        : [];
    });
}

/** Sections of an api page, in reading order. */
export function readSections(page: Page): Section[] {
  const lines = page.text.split('\n');
  return page.headings.map((heading, index) => {
    const end = page.headings[index + 1]?.place.line ?? lines.length + 1;
    return {
      heading,
      names: readNames(heading.text),
      text: lines.slice(heading.place.line, end - 1).join('\n'),
      line: heading.place.line,
    };
  });
}

/** Names that a block of the page declares, as a signature does. */
export function readSignatures(page: Page): string[] {
  return page.fences
    .filter(({meta}) => meta.sample === undefined)
    .flatMap(({code}) => code.split('\n').flatMap((line) => SIGNATURE.exec(line)?.groups?.name ?? []));
}

/** Fields in the first column of a section's tables, with their lines: `cwd?`, `build(options?: BuildOptions)`. */
export function readTableFields({
  text,
  line,
}: Section): {readonly name: string; readonly line: number; readonly column: number}[] {
  return text.split('\n').flatMap((row, index) => {
    const cell = /^\|([^|]*)\|/.exec(row)?.[1] ?? '';
    return [...cell.matchAll(/`(\w+)\??(?:\([^`]*)?`/g)].map((match) => ({
      name: match[1],
      line: line + index + 1,
      column: match.index + 3,
    }));
  });
}
