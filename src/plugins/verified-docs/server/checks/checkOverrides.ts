import {isDeepStrictEqual} from 'node:util';
import type {Problem} from '../samples/types';
import type {Facts, OptionFact, OptionOverride} from '../../../../lib/facts/types';
import {listOptions} from '../../../../server/facts/resolveOption';

type Overrides = Readonly<Record<string, OptionOverride>>;

const PROBE = 'probe:';
const DOCBLOCK = 'docblock';

function getType(fact: OptionFact | undefined): string | undefined {
  return fact?.shape ?? fact?.type;
}

/** What the package composes for a key, by the formats that agree: `{"esm, cjs": true, "umd, iife": false}`. */
export function groupProbe(probes: Facts['probes'], key: string): Record<string, unknown> {
  const groups = new Map<string, {formats: string[]; value: unknown}>();
  for (const [format, values] of Object.entries(probes)) {
    if (values[key] !== undefined) {
      const id = JSON.stringify(values[key]);
      const group = groups.get(id) ?? {formats: [], value: values[key]};
      group.formats.push(format);
      groups.set(id, group);
    }
  }
  return Object.fromEntries([...groups.values()].map(({formats, value}) => [formats.join(', '), value]));
}

/** What an override rests on today: the docblock's default, the type and the composed value that it was written for. */
function readBasis(
  override: OptionOverride,
  fact: OptionFact | undefined,
  facts: Facts,
): Pick<OptionOverride, 'replaces' | 'replacesType' | 'probed'> {
  const type = getType(fact);
  return {
    ...(override.default !== undefined && fact?.default !== undefined ? {replaces: fact.default} : {}),
    ...(override.type !== undefined && type !== undefined ? {replacesType: type} : {}),
    ...(override.verifiedBy.startsWith(PROBE)
      ? {probed: groupProbe(facts.probes, override.verifiedBy.slice(PROBE.length))}
      : {}),
  };
}

function checkProof({verifiedBy, ...basis}: OptionOverride, facts: Facts, samples: ReadonlySet<string>): string[] {
  if (verifiedBy === DOCBLOCK) {
    return basis.replaces === undefined && basis.replacesType === undefined
      ? ['says verifiedBy "docblock", but replaces nothing of the docblock\n  name the sample that proves the value']
      : [];
  }
  if (verifiedBy.startsWith(PROBE)) {
    const key = verifiedBy.slice(PROBE.length);
    return Object.keys(groupProbe(facts.probes, key)).length > 0
      ? []
      : [`is verified by ${verifiedBy}, but the facts have no such probe\n  name another one, or a sample`];
  }
  return samples.has(verifiedBy)
    ? []
    : [`is verified by the sample ${verifiedBy}, which does not exist\n  name the sample that proves the value now`];
}

function describeChange(what: string, before: unknown, now: unknown, shown: string | undefined): string {
  const text = (value: unknown): string =>
    value === undefined ? 'none' : typeof value === 'string' ? value : JSON.stringify(value);
  return [
    `the ${what} changed underneath the override`,
    `  - ${before === undefined ? 'nothing recorded' : text(before)}   (when the override was written)`,
    `  + ${text(now)}   (in the package)`,
    `  readers see: ${shown ?? 'the value of the package'}`,
    '  correct the override and the page; if they still hold, run "npm run docs:verify -- --update overrides"',
  ].join('\n');
}

function checkBasis(override: OptionOverride, fact: OptionFact, facts: Facts): string[] {
  const basis = readBasis(override, fact, facts);
  return [
    ...(override.replaces === basis.replaces
      ? []
      : [describeChange("docblock's default", override.replaces, fact.default, override.default)]),
    ...(override.replacesType === basis.replacesType
      ? []
      : [describeChange('type', override.replacesType, getType(fact), override.type)]),
    ...(isDeepStrictEqual(override.probed, basis.probed)
      ? []
      : [describeChange('composed value', override.probed, basis.probed, override.default)]),
  ];
}

/**
 * Each override belongs to an option, names an existing proof (`page#sample`, `probe:key` or `docblock`), and was written
 * for the docblock, the type and the composed value that the facts have now. `text` is the file's text, for line numbers.
 */
export function checkOverrides(
  overrides: Overrides,
  facts: Facts,
  samples: ReadonlySet<string>,
  {file, text}: {readonly file: string; readonly text: string},
): Problem[] {
  const options = listOptions(facts);
  const lines = text.split('\n');
  return Object.entries(overrides).flatMap(([name, override]) => {
    const line = lines.findIndex((row) => row.startsWith(`  ${JSON.stringify(name)}:`)) + 1;
    const fact = options.get(name);
    const messages = fact
      ? [...checkProof(override, facts, samples), ...checkBasis(override, fact, facts)]
      : [`${facts.package} has no such option\n  remove the override`];
    return messages.map((message) => ({
      place: {file, line: Math.max(line, 1), column: 1},
      message: `${name}: ${message}`,
    }));
  });
}

/** The overrides with the basis of today: for changes underneath them that a person has reviewed. */
export function refreshOverrides(overrides: Overrides, facts: Facts): Overrides {
  const options = listOptions(facts);
  return Object.fromEntries(
    Object.entries(overrides).map(([name, override]) => {
      const {type, default: shown, verifiedBy} = override;
      return [
        name,
        {
          ...(type === undefined ? {} : {type}),
          ...(shown === undefined ? {} : {default: shown}),
          ...readBasis(override, options.get(name), facts),
          verifiedBy,
        },
      ];
    }),
  );
}
