import type {Page} from '../samples/readPage';
import type {Place, Problem} from '../samples/types';
import type {Facts} from '../../../../lib/facts/types';
import {findNearMatches} from '../../../../server/facts/resolveOption';
import {readSections, readSignatures, readTableFields} from './apiSections';
import type {Section} from './apiSections';

export type ExportCoverage = {
  readonly exports: {readonly documented: number; readonly existing: number};
  readonly types: {readonly documented: number; readonly existing: number};
  /** Fields of the exported types, methods of the instance included. */
  readonly fields: {readonly documented: number; readonly existing: number};
  readonly problems: readonly Problem[];
};

const FOLDER = 'api/javascript-api/';
const VALUES_PAGE = `${FOLDER}core.mdx`;
const TYPES_PAGE = `${FOLDER}types.mdx`;
/** The type whose methods have headings of their own: `rslib.build`. */
const INSTANCE = 'RslibInstance';
const INSTANCE_NAMES = ['rslib', 'instance', INSTANCE];

function getFields(type: Facts['api']['types'][string] | undefined): readonly string[] {
  return type === undefined || type === 1 ? [] : Object.keys(type);
}

function checkNames(sections: readonly Section[], known: ReadonlySet<string>, facts: Facts): Problem[] {
  const methods = getFields(facts.api.types[INSTANCE]);
  return sections.flatMap(({heading: {place}, names}) =>
    names.flatMap(({text, owner, isCode}) => {
      const isMethod = owner !== undefined && INSTANCE_NAMES.includes(owner);
      const found = isMethod ? methods : [...known, ...methods];
      if (!isCode || found.includes(text) || (owner !== undefined && !isMethod)) {
        return [];
      }
      const near = findNearMatches(text, found);
      const what = isMethod ? `${INSTANCE} has no ${text}` : `exports no ${text}`;
      return [
        {
          place,
          message:
            `${facts.package}${isMethod ? ':' : ''} ${what}${near.length > 0 ? `; did you mean ${near.join(', ')}?` : ''}\n` +
            '  rename the heading, or delete its section',
        },
      ];
    }),
  );
}

/** What a table below a function may name: fields of the types in its signatures, and its parameters. */
function listParameters(signatures: Facts['api']['values'][string], facts: Facts): string[] {
  const text = typeof signatures === 'string' ? '' : signatures.join(' ');
  const fields = text.split(/\W+/).flatMap((word) => getFields(facts.api.types[word]));
  const names = [...text.matchAll(/(\w+)\??:/g)].map(([, name]) => name);
  return fields.length > 0 ? [...new Set([...fields, ...names])] : [];
}

function checkTable(section: Section, page: Page, owner: string, fields: readonly string[], facts: Facts): Problem[] {
  return readTableFields(section)
    .filter(({name}) => !fields.includes(name))
    .map(({name, line, column}) => {
      const near = findNearMatches(name, fields);
      return {
        place: {file: page.file, line, column},
        message: `${facts.package}: ${owner} has no field ${name}${near.length > 0 ? `; did you mean ${near.join(', ')}?` : ` (it has ${fields.join(', ')})`}`,
      };
    });
}

type ApiSection = {readonly page: Page; readonly section: Section};

/** Each field of an exported type is named in the type's section, and the tables of sections name no others. */
function checkFields(
  sections: readonly ApiSection[],
  facts: Facts,
): {documented: number; existing: number; problems: Problem[]} {
  const result = {documented: 0, existing: 0, problems: [] as Problem[]};
  for (const [type, value] of Object.entries(facts.api.types)) {
    const fields = getFields(value);
    const own = sections.filter(({section}) => section.names.some(({text, owner}) => text === type && !owner));
    const text = own.map(({section}) => section.text).join('\n');
    const missing = fields.filter((field) => !new RegExp(`(?<![\\w.])${field}(?!\\w)`).test(text));
    result.existing += fields.length;
    result.documented += fields.length - missing.length;
    if (own.length > 0 && fields.length > 0) {
      const {place} = own[0].section.heading;
      result.problems.push(
        ...missing.map((field) => ({
          place,
          message: `${facts.package}: ${type} has the field ${field}, and its section does not name it\n  add it to the section`,
        })),
        ...own.flatMap(({section, page}) => checkTable(section, page, type, fields, facts)),
      );
    }
  }
  for (const [name, signatures] of Object.entries(facts.api.values)) {
    const fields = listParameters(signatures, facts);
    const own = sections.filter(
      ({section: {names}}) => names.length === 1 && names[0].text === name && names[0].owner === undefined,
    );
    if (fields.length > 0) {
      result.problems.push(...own.flatMap(({section, page}) => checkTable(section, page, name, fields, facts)));
    }
  }
  return result;
}

/** Exports without a heading or a signature. */
function findMissing(
  names: readonly string[],
  kind: 'value' | 'type',
  documented: ReadonlySet<string>,
  place: Place,
  facts: Facts,
): Problem[] {
  return names
    .filter((name) => !documented.has(name))
    .map((name) => {
      const signature = facts.api.values[name];
      const text = typeof signature === 'string' || signature === undefined ? '' : ` ${signature[0]}`;
      const content = kind === 'type' ? 'its fields' : 'its signature, parameters and a sample';
      return {
        place,
        message:
          `${facts.package} exports the ${kind} ${name}${text}, and no heading or signature of the api pages names it\n` +
          `  add a section "## ${name}" with ${content}`,
      };
    });
}

/**
 * The api pages against the package: each export and each exported type has a heading or a signature, each field of a type
 * is named below it, and no heading or table names one that does not exist.
 */
export function checkExports(pages: readonly Page[], facts: Facts): ExportCoverage {
  const api = pages.filter(({page}) => page.startsWith(FOLDER));
  const sections = api.flatMap((page) => readSections(page).map((section) => ({page, section})));
  const namespaces = Object.keys(facts.api.values).filter((name) => !facts.runtimeExports.includes(name));
  const types = [...Object.keys(facts.api.types), ...namespaces];
  const documented = new Set([
    ...sections.flatMap(({section}) => section.names.filter(({owner}) => owner === undefined).map(({text}) => text)),
    ...api.flatMap(readSignatures),
  ]);
  const fields = checkFields(sections, facts);
  const place = (page: string): Place => ({
    file: api.find((candidate) => candidate.page === page)?.file ?? `docs/${page}`,
    line: 1,
    column: 1,
  });
  const count = (names: readonly string[]): {documented: number; existing: number} => ({
    documented: names.filter((name) => documented.has(name)).length,
    existing: names.length,
  });
  return {
    exports: count(facts.runtimeExports),
    types: count(types),
    fields: {documented: fields.documented, existing: fields.existing},
    problems: [
      ...checkNames(
        sections.map(({section}) => section),
        new Set([...facts.runtimeExports, ...types]),
        facts,
      ),
      ...findMissing(facts.runtimeExports, 'value', documented, place(VALUES_PAGE), facts),
      ...findMissing(types, 'type', documented, place(TYPES_PAGE), facts),
      ...fields.problems,
    ],
  };
}
