import {countEdits} from '../../../../lib/search/distance';
import type {Page} from '../samples/readPage';
import type {Place, Problem} from '../samples/types';
import type {Facts, OptionFact} from '../../../../lib/facts/types';
import {listOptions} from '../../../../server/facts/resolveOption';

const ACCEPT = 'then run "npm run docs:facts"';

function getType(fact: OptionFact): string {
  return fact.shape ?? fact.type ?? 'object';
}

function describe(fact: OptionFact): string {
  return `${getType(fact)}, default ${fact.default ?? 'none'}`;
}

function getParent(name: string): string {
  return name.replace(/\.?[^.]+$/, '');
}

/** Where an option is documented: its header, a repeated one, or the header of the group that it belongs to. */
function findPlace(name: string, pages: readonly Page[], factsFile: string): Place {
  for (let current = name; current !== ''; current = getParent(current)) {
    for (const key of ['options', 'repeats'] as const) {
      const use = pages.flatMap((page) => page[key]).find((candidate) => candidate.name === current);
      if (use) {
        return use.place;
      }
    }
  }
  return {file: factsFile, line: 1, column: 1};
}

function getKey(name: string): string {
  return name.slice(getParent(name).length).replace(/^\./, '');
}

/** Whether half of the letters stay, or one name continues the other: `isolated`, `isolatedDeclarations`. */
function isSimilar(key: string, other: string): boolean {
  const limit = Math.floor(Math.max(key.length, other.length) / 2);
  return key.startsWith(other) || other.startsWith(key) || countEdits(key, other, limit).whole <= limit;
}

/** The new option that a gone one became: in the same group, with the same type and a similar name. */
function findRenamed(
  name: string,
  fact: OptionFact,
  added: ReadonlyMap<string, OptionFact>,
): [name: string, fact: OptionFact] | undefined {
  return [...added].find(
    ([candidate, other]) =>
      getParent(candidate) === getParent(name) &&
      getType(other) === getType(fact) &&
      isSimilar(getKey(name), getKey(candidate)),
  );
}

function formatChange(head: string, documented: string, real: string, advice: string): string {
  return `${head}\n  - ${documented}   (documented)\n  + ${real}   (in the package)\n  ${advice}, ${ACCEPT}`;
}

function compareOptions(
  committed: ReadonlyMap<string, OptionFact>,
  installed: ReadonlyMap<string, OptionFact>,
  place: (name: string) => Place,
): Problem[] {
  const added = new Map([...installed].filter(([name]) => !committed.has(name)));
  const problems: Problem[] = [];
  for (const [name, fact] of committed) {
    const now = installed.get(name);
    if (!now) {
      const renamed = findRenamed(name, fact, added);
      if (renamed) {
        added.delete(renamed[0]);
      }
      problems.push({
        place: place(name),
        message: renamed
          ? formatChange(
              `the option ${name} is called ${renamed[0]} now`,
              `${name}: ${describe(fact)}`,
              `${renamed[0]}: ${describe(renamed[1])}`,
              `rename it on this page and in every sample, and name the change on the upgrade page`,
            )
          : formatChange(
              `the option ${name} is gone`,
              describe(fact),
              'no such option',
              `delete its section and its samples, and say on the upgrade page what replaces it`,
            ),
      });
      continue;
    }
    const aspects = [
      ['type', getType(fact), getType(now), 'describe the new forms on this page and add a sample'],
      ['default', fact.default ?? 'none', now.default ?? 'none', 'correct the text and the samples of this page'],
      [
        'deprecation',
        String(fact.deprecated ?? 'not deprecated'),
        String(now.deprecated ?? 'not deprecated'),
        'say on this page what to use',
      ],
    ] as const;
    problems.push(
      ...aspects
        .filter(([, before, after]) => before !== after)
        .map(([aspect, before, after, advice]) => ({
          place: place(name),
          message: formatChange(`the ${aspect} of ${name} changed`, before, after, advice),
        })),
    );
  }
  for (const [name, fact] of added) {
    problems.push({
      place: place(name),
      message: formatChange(
        `the option ${name} is new`,
        'no such option',
        describe(fact),
        `add <Option of="${name}" /> with a sample to its page`,
      ),
    });
  }
  return problems;
}

/** Flags, exports and composed values by name, as text. */
function listOthers({cli, runtimeExports, api, probes}: Facts): Map<string, string> {
  const commands = Object.entries(cli.perCommand).map(([name, flags]) => [`rslib ${name}`, flags] as const);
  const probed = Object.entries(probes).flatMap(([format, values]) =>
    Object.entries(values).map(([key, value]) => [`${key} of format ${format}`, value] as const),
  );
  return new Map(
    [
      ...commands.map(([name, flags]) => [`the flags of "${name}"`, flags] as const),
      ...Object.entries(cli.options).map(([flag, fact]) => [`the flag ${flag}`, fact] as const),
      ...runtimeExports.map((name) => [`the export ${name}`, api.values[name]] as const),
      ...Object.entries(api.types).map(([name, fields]) => [`the type ${name}`, fields] as const),
      ...probed.map(([name, value]) => [`the composed value ${name}`, value] as const),
    ].map(([name, value]) => [name, JSON.stringify(value)]),
  );
}

function compareOthers(committed: Facts, installed: Facts, place: Place): Problem[] {
  const before = listOthers(committed);
  const now = listOthers(installed);
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter((name) => before.get(name) !== now.get(name))
    .map((name) => ({
      place,
      message: formatChange(
        `${name} changed`,
        before.get(name) ?? 'none',
        now.get(name) ?? 'none',
        'correct the pages that name it',
      ),
    }));
}

/**
 * What the installed package says otherwise than the committed facts: new, gone, renamed and retyped options, changed
 * defaults, at the page of the option; then flags, exports and composed values, at the fact file.
 */
export function compareFacts(committed: Facts, installed: Facts, pages: readonly Page[], factsFile: string): Problem[] {
  const problems = [
    ...compareOptions(listOptions(committed), listOptions(installed), (name) => findPlace(name, pages, factsFile)),
    ...compareOthers(committed, installed, {file: factsFile, line: 1, column: 1}),
  ];
  if (problems.length > 0 || JSON.stringify(committed) === JSON.stringify(installed)) {
    return problems;
  }
  return [
    {
      place: {file: factsFile, line: 1, column: 1},
      message: `is not what ${installed.package} says; run "npm run docs:facts" and review the diff`,
    },
  ];
}
