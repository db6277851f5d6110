import {countEdits} from '../../lib/search/distance';
import type {Facts, OptionData, OptionFact} from '../../lib/facts/types';
import type {VersionFacts} from './readFacts';

const MAX_NEAR_MATCHES = 3;
const MAX_EDITS = 4;

function joinOptions(facts: Facts): ReadonlyMap<string, OptionFact> {
  const options = new Map<string, OptionFact>();
  for (const [first, sub] of Object.entries(facts.rsbuild)) {
    options.set(first, {});
    for (const [second, fact] of Object.entries(sub)) {
      options.set(`${first}.${second}`, fact);
    }
  }
  for (const [name, fact] of Object.entries(facts.rslibOutput)) {
    options.set(name, {...options.get(name), ...fact});
  }
  const {required} = facts.top.lib ?? {};
  options.set('lib', {type: 'LibConfig[]', ...(required ? {required} : {default: '`[{}]`'})});
  for (const [name, fact] of Object.entries(facts.lib)) {
    options.set(`lib.${name}`, fact);
  }
  return options;
}

/** Lists by fact file: each option of each page asks for one. */
const lists = new WeakMap<Facts, ReadonlyMap<string, OptionFact>>();

/** Every option path of a version: `lib.dts.bundle`, `output.target`, `logLevel`. */
export function listOptions(facts: Facts): ReadonlyMap<string, OptionFact> {
  const options = lists.get(facts) ?? joinOptions(facts);
  lists.set(facts, options);
  return options;
}

/** Up to three names that are a few letters away, or that end alike; the nearest first. */
export function findNearMatches(name: string, names: Iterable<string>): string[] {
  const tail = name.split('.').pop() ?? name;
  const limit = Math.min(MAX_EDITS, Math.ceil(name.length / 4));
  return [...names]
    .map((candidate) => ({
      candidate,
      edits: candidate.endsWith(`.${tail}`) ? 1 : countEdits(name, candidate, limit).whole,
    }))
    .filter(({edits}) => edits <= limit)
    .sort((a, b) => a.edits - b.edits || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, MAX_NEAR_MATCHES)
    .map(({candidate}) => candidate);
}

function getPlace(name: string, facts: Facts): OptionData['place'] {
  const [first, second] = name.split('.');
  if (first !== 'lib') {
    return facts.top[first]?.perLib ? 'both' : 'top';
  }
  if (second === undefined) {
    return 'top';
  }
  return facts.top[second]?.own ? 'both' : 'lib';
}

/** A bare value becomes inline code; a sentence keeps the marks it has. */
function markCode(value: string): string {
  const isValue = /^[{[]/.test(value) || !/ [a-z]{2,} /i.test(value);
  return isValue && !value.includes('`') ? `\`${value}\`` : value;
}

/** "Use `a` instead." stands behind the word "Instead", in any language: the name is enough there. */
function shortenDeprecation(text: string): string {
  return text.replace(/^Use (`[^`]+`) instead\.?$/, '$1');
}

function isSimple(value: string): boolean {
  return !/^https?:|```/.test(value);
}

/**
 * What `<Option of="name">` shows, from the facts of one version. Defaults are the effective ones: an override wins over
 * the docblock, because Rslib composes other values than Rsbuild documents. Words are in the language of the texts.
 * Throws with near matches when the version has no such option.
 */
export function resolveOption(name: string, {facts, older, overrides, texts = {}}: VersionFacts): OptionData {
  const options = listOptions(facts);
  const fact = options.get(name);
  if (!fact) {
    const near = findNearMatches(name, options.keys());
    throw new Error(
      `${facts.package} has no option "${name}".${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''}`,
    );
  }
  const override = overrides[name];
  const type = override?.type ?? fact.shape ?? fact.type;
  const documented = fact.default !== undefined && isSimple(fact.default) ? markCode(fact.default) : undefined;
  const defaultValue = override?.default ?? documented;
  const translateText = (text: string): string => texts[text] ?? text;
  const since =
    older && !listOptions(older).has(name) ? facts.package.replace(/^.*@/, '').replace(/\d+$/, '0') : undefined;
  return {
    name,
    ...(type === undefined ? {} : {type}),
    ...(defaultValue === undefined ? {} : {defaultValue: translateText(defaultValue)}),
    ...(fact.deprecated === undefined
      ? {}
      : {deprecated: fact.deprecated === true ? '' : translateText(shortenDeprecation(fact.deprecated))}),
    ...(fact.experimental ? {experimental: true as const} : {}),
    ...(fact.required ? {required: true as const} : {}),
    ...(since === undefined ? {} : {since}),
    place: getPlace(name, facts),
  };
}
