import {diffArrays} from 'diff';
import {readOutline, type OutlineSection, type Part} from './readOutline';

/** One finding, at a line of the translation. */
export type Finding = {readonly file: string; readonly line: number; readonly message: string};

/** What differs from the English page, with the keys of the sections where it does. */
export type SectionFinding = Finding & {readonly sections: readonly string[]};

export type PageSource = {readonly file: string; readonly source: string};

/** Long enough to know a line of code by. */
const SHOWN = 100;

function shorten(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** The first line of two code blocks that differs, with its distance from the fence. */
function compareCode(original: string, translated: string): {row: number; before: string; after: string} {
  const [mine, theirs] = [translated.split('\n'), original.split('\n')];
  const row = theirs.findIndex((line, index) => line !== mine[index]);
  const at = row === -1 ? theirs.length : row;
  return {row: at, before: theirs[at] ?? '<nothing>', after: mine[at] ?? '<nothing>'};
}

function describe({kind, text}: Part): string {
  const [first] = text.split('\n');
  return kind === 'paragraph' || kind === 'list' || kind === 'table' ? text : `${kind} ${shorten(first)}`;
}

type Context = {readonly original: PageSource; readonly translated: PageSource};

function reportChange(from: Part, to: Part, {original, translated}: Context): Finding {
  if (from.kind === 'code block' && to.kind === 'code block') {
    const {row, before, after} = compareCode(from.text, to.text);
    return {
      file: translated.file,
      line: to.line + row,
      message:
        `code differs from ${original.file}:${from.line + row}\n  - ${shorten(before)}   (English)\n` +
        `  + ${shorten(after)}   (here)\n  "npm run i18n:code -- ${original.file}" copies it; look whether the text around it still holds`,
    };
  }
  return {
    file: translated.file,
    line: to.line,
    message: `${describe(to)}, but ${original.file}:${from.line} has ${describe(from)}`,
  };
}

function reportMissing(part: Part, line: number, {original, translated}: Context): Finding {
  return {
    file: translated.file,
    line,
    message: `${describe(part)} of ${original.file}:${part.line} is missing here`,
  };
}

function reportExtra(part: Part, line: number, {original, translated}: Context): Finding {
  return {
    file: translated.file,
    line: part.line,
    message: `${describe(part)} is not in ${original.file}, in the section of line ${line}`,
  };
}

function compareBlocks(from: OutlineSection, to: OutlineSection, context: Context): Finding[] {
  const parts = diffArrays([...from.blocks], [...to.blocks], {
    comparator: (a, b) => a.kind === b.kind && a.text === b.text,
  });
  const findings: Finding[] = [];
  let last = to.line;
  for (let index = 0; index < parts.length; index += 1) {
    const {added, removed, value} = parts[index];
    const next = parts.at(index + 1);
    if (removed && next?.added) {
      const pairs = Math.min(value.length, next.value.length);
      value.slice(0, pairs).forEach((part, row) => findings.push(reportChange(part, next.value[row], context)));
      value.slice(pairs).forEach((part) => findings.push(reportMissing(part, last, context)));
      next.value.slice(pairs).forEach((part) => findings.push(reportExtra(part, from.line, context)));
      index += 1;
    } else if (removed) {
      value.forEach((part) => findings.push(reportMissing(part, last, context)));
    } else if (added) {
      value.forEach((part) => findings.push(reportExtra(part, from.line, context)));
    } else {
      last = value.at(-1)?.line ?? last;
    }
  }
  return findings;
}

/** What the first list holds more often than the second one, in the order of the first. */
function subtract(all: readonly Part[], other: readonly Part[]): Part[] {
  const counts = new Map<string, number>();
  const toKey = ({kind, text}: Part): string => `${kind} ${text}`;
  other.forEach((part) => counts.set(toKey(part), (counts.get(toKey(part)) ?? 0) + 1));
  return all.filter((part) => {
    const left = counts.get(toKey(part)) ?? 0;
    counts.set(toKey(part), left - 1);
    return left <= 0;
  });
}

function compareInlines(from: OutlineSection, to: OutlineSection, context: Context): Finding[] {
  return [
    ...subtract(from.inlines, to.inlines).map((part) => reportMissing(part, to.line, context)),
    ...subtract(to.inlines, from.inlines).map((part) => reportExtra(part, from.line, context)),
  ];
}

function compareKeys(
  from: readonly OutlineSection[],
  to: readonly OutlineSection[],
  {original, translated}: Context,
): SectionFinding[] {
  const known = new Map(to.map((section) => [section.key, section]));
  const missing = from.filter(({key}) => !known.has(key));
  const extra = to.filter(({key}) => !from.some((section) => section.key === key));
  const shared = from.filter(({key}) => known.has(key));
  const order = to.filter(({key}) => shared.some((section) => section.key === key));
  const moved = order.findIndex(({key}, index) => key !== shared[index]?.key);
  return [
    ...missing.map(({key, line}) => ({
      file: translated.file,
      line: 1,
      message: `the section #${key} of ${original.file}:${line} is missing here`,
      sections: [key],
    })),
    ...extra.map(({key, line}) => ({
      file: translated.file,
      line,
      message: `${original.file} has no section #${key}`,
      sections: [key],
    })),
    ...(moved === -1
      ? []
      : [
          {
            file: translated.file,
            line: order[moved].line,
            message: `section #${order[moved].key}, but ${original.file}:${shared[moved].line} has #${shared[moved].key} in its place`,
            sections: [order[moved].key, shared[moved].key],
          },
        ]),
  ];
}

/**
 * Where a translation is built differently from its English page: heading ids and their order, code, components, links
 * (of either language's sites), images, tables, lists, paragraphs and inline code. Each finding names both places.
 * @param locale of the translation
 */
export function compareStructure(original: PageSource, translated: PageSource, locale: string): SectionFinding[] {
  const context = {original, translated};
  const from = readOutline(original, locale);
  const to = readOutline(translated, locale);
  const known = new Map(to.map((section) => [section.key, section]));
  const findings = from.flatMap((section) => {
    const other = known.get(section.key);
    const found = other && [...compareBlocks(section, other, context), ...compareInlines(section, other, context)];
    return (found ?? []).map((finding) => ({...finding, sections: [section.key]}));
  });
  return [...compareKeys(from, to, context), ...findings].sort((a, b) => a.line - b.line);
}
