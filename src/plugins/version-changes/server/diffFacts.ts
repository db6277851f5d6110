import {diffTypes, type Aspect, type FactChange} from '../../../lib/changes';
import type {Facts, FlagFact, OptionData, OptionFact} from '../../../lib/facts/types';
import type {VersionFacts} from '../../../server/facts/readFacts';
import {listOptions, resolveOption} from '../../../server/facts/resolveOption';

export type FactSides = readonly [before: VersionFacts, now: VersionFacts];

const ASPECTS = ['type', 'default', 'deprecated', 'experimental', 'required', 'place'] as const;
/** The first line of a longer text says enough. */
const MAX_TEXT = 160;

function toAspect(name: Aspect['name'], from: string | undefined, to: string | undefined): Aspect[] {
  if (from === to) {
    return [];
  }
  const runs = name === 'type' && from !== undefined && to !== undefined ? diffTypes(from, to) : undefined;
  return [{name, ...(from === undefined ? {} : {from}), ...(to === undefined ? {} : {to}), ...(runs && {runs})}];
}

function shorten(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT)}…`;
}

/** True if the package says the same in both versions and only one of them has a better text for it. */
function isSameInPackage(name: string, key: 'type' | 'default', [before, now]: FactSides): boolean {
  const [a, b] = [before, now].map(({overrides}) => overrides[name]?.[key]);
  const [old, current] = [before, now].map(({facts}) => listOptions(facts).get(name)?.[key]);
  return (a === undefined) !== (b === undefined) && old === current;
}

/** Compares the form of the type that both fact files have; a type that one file does not know is no change. */
function hasNewType(name: string, [before, now]: FactSides): boolean {
  const [a, b] = [before, now].map(({facts}) => listOptions(facts).get(name));
  const [old, current] = a?.shape !== undefined && b?.shape !== undefined ? [a.shape, b.shape] : [a?.type, b?.type];
  return old !== undefined && current !== undefined && old !== current;
}

function readAspect(name: (typeof ASPECTS)[number], data: OptionData | undefined): string | undefined {
  if (data === undefined) {
    return undefined;
  }
  const value = name === 'default' ? data.defaultValue : data[name];
  return value === undefined ? undefined : String(value);
}

function compareOption(name: string, sides: FactSides): Aspect[] {
  const [old, current] = sides.map((facts) => resolveOption(name, facts));
  return ASPECTS.flatMap((aspect) => {
    if ((aspect === 'type' || aspect === 'default') && isSameInPackage(name, aspect, sides)) {
      return [];
    }
    if (aspect === 'type' && !hasNewType(name, sides)) {
      return [];
    }
    // Nested options stand where their parent stands, which says it for all of them.
    if (aspect === 'place' && name.split('.').length > 2) {
      return [];
    }
    return toAspect(aspect, readAspect(aspect, old), readAspect(aspect, current));
  });
}

/** What happened to one option; `undefined` when nothing did, or when neither version has it. */
export function diffOption(name: string, sides: FactSides): FactChange | undefined {
  const [hadIt, hasIt] = sides.map(({facts}) => listOptions(facts).has(name));
  if (hadIt && hasIt) {
    const aspects = compareOption(name, sides);
    const isDeprecated = aspects.some((aspect) => aspect.name === 'deprecated' && aspect.from === undefined);
    return aspects.length === 0 ? undefined : {name, kind: isDeprecated ? 'deprecated' : 'changed', aspects};
  }
  if (!hadIt && !hasIt) {
    return undefined;
  }
  const data = resolveOption(name, sides[hasIt ? 1 : 0]);
  const aspects = (['type', 'default'] as const).flatMap((aspect) => {
    const value = readAspect(aspect, data);
    return hasIt ? toAspect(aspect, undefined, value) : toAspect(aspect, value, undefined);
  });
  return {name, kind: hasIt ? 'new' : 'removed', aspects};
}

/** Names of both versions, those of the new one first, in its order. */
function joinNames(before: Iterable<string>, now: Iterable<string>): string[] {
  return [...new Set([...now, ...before])];
}

/** Every option that differs, in the order of the facts. */
export function diffOptions(sides: FactSides): FactChange[] {
  const [before, now] = sides.map(({facts}) => listOptions(facts));
  return joinNames(before.keys(), now.keys()).flatMap((name) => diffOption(name, sides) ?? []);
}

function compareTexts(
  name: string,
  aspect: Aspect['name'],
  from: string | undefined,
  to: string | undefined,
): FactChange[] {
  const aspects = toAspect(
    aspect,
    from === undefined ? undefined : shorten(from),
    to === undefined ? undefined : shorten(to),
  );
  if (from === to) {
    return [];
  }
  // A long text may differ behind the part that is shown.
  return [{name, kind: from === undefined ? 'new' : to === undefined ? 'removed' : 'changed', aspects}];
}

/** One change of something that both versions have, from those of its parts. */
function joinChanges(name: string, changes: readonly FactChange[]): FactChange[] {
  return changes.length === 0 ? [] : [{name, kind: 'changed', aspects: changes.flatMap(({aspects}) => aspects)}];
}

/** A flag as the help of the command line writes it: `-c, --config <config>`. */
function formatFlag(flag: string, {short, value}: FlagFact): string {
  return `${short === undefined ? '' : `${short}, `}${flag}${value === undefined ? '' : ` <${value}>`}`;
}

/** Flags of the command line, in whole: new and removed ones, and those with another short form, value or default. */
export function diffFlags({cli: before}: Facts, {cli: now}: Facts): FactChange[] {
  const commands = joinNames(Object.keys(before.perCommand), Object.keys(now.perCommand));
  return commands.flatMap((command) => {
    const [old, current] = [before, now].map(({perCommand}) => perCommand[command]);
    if (old === undefined || current === undefined) {
      return [
        {name: `rslib ${command}`, kind: old === undefined ? 'new' : 'removed', aspects: []} satisfies FactChange,
      ];
    }
    return joinNames(old, current).flatMap((flag): FactChange[] => {
      const name = `rslib ${command} ${flag}`;
      if (!old.includes(flag) || !current.includes(flag)) {
        return [{name, kind: current.includes(flag) ? 'new' : 'removed', aspects: []}];
      }
      const [a, b] = [before.options[flag], now.options[flag]];
      return a === undefined || b === undefined
        ? []
        : joinChanges(name, [
            ...compareTexts(name, 'type', formatFlag(flag, a), formatFlag(flag, b)),
            ...compareTexts(name, 'default', a.default, b.default),
          ]);
    });
  });
}

function getFields(type: Facts['api']['types'][string] | undefined): Readonly<Record<string, OptionFact>> {
  return type === undefined || type === 1 ? {} : type;
}

/** A default that is a value. A docblock may have a sentence instead, in English, which the page of the API says in words of its own. */
function readValue(text: string | undefined): string | undefined {
  return text !== undefined && /^(?:`[^`]*`|\S+)$/.test(text) ? text : undefined;
}

function diffFields(owner: string, before: Facts, now: Facts): FactChange[] {
  const [old, current] = [before, now].map(({api}) => getFields(api.types[owner]));
  // Fields that only one file lists say nothing: the other one was made without them.
  if (Object.keys(old).length === 0 || Object.keys(current).length === 0) {
    return [];
  }
  return joinNames(Object.keys(old), Object.keys(current)).flatMap((field) => {
    const [a, b] = [old[field], current[field]];
    const name = `${owner}.${field}`;
    if (a === undefined || b === undefined) {
      return compareTexts(name, 'type', a && (a.type ?? 'unknown'), b && (b.type ?? 'unknown'));
    }
    return joinChanges(name, [
      ...compareTexts(name, 'type', a.type, b.type),
      ...compareTexts(name, 'default', readValue(a.default), readValue(b.default)),
    ]);
  });
}

function toSignature(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' || value === undefined ? value : value.join('\n');
}

/** Exports and types of the package, with the fields of each. */
export function diffApi(before: Facts, now: Facts): FactChange[] {
  const values = joinNames(Object.keys(before.api.values), Object.keys(now.api.values)).flatMap((name) =>
    compareTexts(name, 'type', toSignature(before.api.values[name]), toSignature(now.api.values[name])),
  );
  const types = joinNames(Object.keys(before.api.types), Object.keys(now.api.types)).flatMap((name): FactChange[] => {
    const [hadIt, hasIt] = [before, now].map(({api}) => Object.hasOwn(api.types, name));
    return hadIt && hasIt ? diffFields(name, before, now) : [{name, kind: hasIt ? 'new' : 'removed', aspects: []}];
  });
  return [...values, ...types];
}
