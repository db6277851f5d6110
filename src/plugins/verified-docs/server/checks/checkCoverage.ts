import {MIN_REASON} from '../samples/patterns';
import type {OptionUse, Page} from '../samples/readPage';
import type {Place, Problem} from '../samples/types';
import type {Facts} from '../../../../lib/facts/types';
import {findNearMatches, listOptions} from '../../../../server/facts/resolveOption';

export type Coverage = {readonly documented: number; readonly existing: number; readonly problems: readonly Problem[]};

/** The options that the reference has to document: all of Rslib's own, and Rsbuild's with another default in Rslib. */
function listRequiredOptions(facts: Facts): string[] {
  // `lib.output` only declares some options of Rsbuild again, which have headers of their own.
  const lib = Object.keys(facts.lib).filter((name) => name !== 'output' || Object.keys(facts.rslibOutput).length === 0);
  return [...lib.map((name) => `lib.${name}`), ...Object.keys(facts.rslibOutput)];
}

/** Headers of options that the package does not have: removed, renamed or misspelled ones. */
export function checkOptionNames(uses: readonly OptionUse[], facts: Facts): Problem[] {
  const options = listOptions(facts);
  return uses
    .filter(({name}) => !options.has(name))
    .map(({name, place}) => {
      const near = findNearMatches(name, options.keys());
      return {
        place,
        message:
          `the page documents ${name}, and ${facts.package} has no such option` +
          `${near.length > 0 ? `; did you mean ${near.join(', ')}?` : ''}\n` +
          '  rename it here and in the samples, or delete its section',
      };
    });
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Where an option without a header belongs: to the header of its group, or else to the page with its name,
 * `config/lib/auto-external.mdx` or `config/rsbuild/output.mdx`.
 */
function findHome(
  name: string,
  places: ReadonlyMap<string, readonly Place[]>,
  pages: readonly Pick<Page, 'page' | 'file'>[],
): Place | undefined {
  for (let group = name.replace(/\.[^.]+$/, ''); group.includes('.'); group = group.replace(/\.[^.]+$/, '')) {
    const place = places.get(group)?.[0];
    if (place) {
      return place;
    }
  }
  const [first, second] = name.split(/[.[]/);
  const path = first === 'lib' ? `config/lib/${toKebab(second)}.mdx` : `config/rsbuild/${toKebab(first)}.mdx`;
  const file = pages.find(({page}) => page === path)?.file;
  return file === undefined ? undefined : {file, line: 1, column: 1};
}

/**
 * Every required option has exactly one `<Option of>`, or an entry in `undocumented` that gives the reason. An entry whose
 * option is documented, or gone, is a problem too, so that the list can only shrink.
 */
export function checkCoverage(
  uses: readonly OptionUse[],
  facts: Facts,
  undocumented: Readonly<Record<string, string>>,
  listFile: string,
  pages: readonly Pick<Page, 'page' | 'file'>[] = [],
): Coverage {
  const places = new Map<string, Place[]>();
  for (const {name, place} of uses) {
    places.set(name, [...(places.get(name) ?? []), place]);
  }
  const list: Place = {file: listFile, line: 1, column: 1};
  const required = listRequiredOptions(facts);
  const problems: Problem[] = [];
  for (const name of required) {
    const found = places.get(name) ?? [];
    const isExcused = Object.hasOwn(undocumented, name);
    if (found.length === 0 && !isExcused) {
      const {type, default: defaultValue} = facts.lib[name.replace(/^lib\./, '')] ?? facts.rslibOutput[name] ?? {};
      problems.push({
        place: findHome(name, places, pages) ?? list,
        message:
          `${facts.package} has ${name} (${type ?? 'object'}, default ${defaultValue ?? 'none'}), and no page documents it\n` +
          `  add <Option of="${name}" /> to its page, or list it in ${listFile} with a reason`,
      });
    }
    if (found.length > 0 && isExcused) {
      problems.push({
        place: list,
        message: `${name} is documented at ${found[0].file}:${found[0].line}; remove it from this list`,
      });
    }
    for (const place of found.slice(1)) {
      problems.push({place, message: `${name} is documented at ${found[0].file}:${found[0].line} already`});
    }
  }
  for (const [name, reason] of Object.entries(undocumented)) {
    if (!required.includes(name)) {
      problems.push({place: list, message: `${facts.package} has no option ${name}; remove it from this list`});
    } else if (reason.length < MIN_REASON) {
      problems.push({place: list, message: `${name} needs a reason of at least ${MIN_REASON} characters`});
    }
  }
  return {documented: required.filter((name) => places.has(name)).length, existing: required.length, problems};
}
