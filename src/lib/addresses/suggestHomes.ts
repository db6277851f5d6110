import {countEdits} from '../search/distance';
import {isVersionName} from '../site/versionName';
import {compareText, toPathKey} from './address';
import type {Lost} from './findLost';
import type {BuiltPage} from './types';

export type Suggestion = {
  readonly to: string;
  /** Why this one, in a few words. */
  readonly reason: string;
  /** The higher, the likelier; compare within one list only. */
  readonly score: number;
};

/** Longest text that `countEdits` compares. */
const LONGEST = 70;
/** An id that more pages have (`next`, `options`) says little about where a section went. */
const COMMON = 4;
const SHOWN = 2;

/** `Output files (esm)` is `output-files-esm`. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function lastSegment(path: string): string {
  return toPathKey(path).split('/').pop() ?? '';
}

/** From 0 for nothing in common to 1 for equal texts. */
function likeness(a: string, b: string): number {
  const [left, right] = [a.slice(-LONGEST), b.slice(-LONGEST)];
  const longest = Math.max(left.length, right.length, 1);
  return 1 - countEdits(left, right, LONGEST).whole / longest;
}

/** Name of the docs version that an address names; empty for those of the default one. */
function versionOf(path: string): string {
  const [, first] = path.split('/');
  return isVersionName(first ?? '') ? first : '';
}

/** An address as the default version has it. */
function withoutVersion(path: string): string {
  return path.slice(versionOf(path) === '' ? 0 : versionOf(path).length + 1);
}

/**
 * Those of the version that the reader asked for; when it has none, those of the default one, which it may have become; those of other
 * ones only when that has none either.
 */
function preferVersion<Home extends {readonly to: string}>(homes: readonly Home[], path: string): readonly Home[] {
  const chosen = [versionOf(path), ''].map((version) => homes.filter(({to}) => versionOf(to) === version));
  return chosen.find(({length}) => length > 0) ?? homes;
}

function hasAnchor(page: BuiltPage, anchor: string): boolean {
  return page.anchors.some(({id}) => id === anchor);
}

function suggestPages({path, anchors}: Lost, pages: readonly BuiltPage[]): readonly Suggestion[] {
  // Anchors of few pages count; those of many are left out.
  const telling = anchors.filter((anchor) => pages.filter((page) => hasAnchor(page, anchor)).length <= COMMON);
  const name = slug(lastSegment(path));
  const homes = pages.map((page) => {
    const shared = telling.filter((anchor) => hasAnchor(page, anchor)).length;
    const kept = anchors.filter((anchor) => hasAnchor(page, anchor)).length;
    const isNamesake = name !== '' && slug(lastSegment(page.path)) === name;
    const isTitled = name !== '' && slug(page.title) === name;
    const reasons = [
      ...(shared > 0 ? [`has ${kept} of its ${anchors.length} anchors`] : []),
      ...(isTitled ? [`its title is "${page.title}"`] : []),
      ...(isNamesake ? ['its address ends the same'] : []),
    ];
    const near = likeness(withoutVersion(path), withoutVersion(page.path));
    return {
      to: page.path,
      reason: reasons.join(', ') || 'the nearest address',
      score: (shared / Math.max(telling.length, 1)) * 50 + (isTitled ? 25 : 0) + (isNamesake ? 25 : 0) + near * 30,
      isAlike: reasons.length > 0,
    };
  });
  const own = preferVersion(homes, path);
  // A page that is only near in its address is no better home than the same one of another version.
  const chosen = own.some(({isAlike}) => isAlike) || !homes.some(({isAlike}) => isAlike) ? own : homes;
  return chosen.map(({to, reason, score}) => ({to, reason, score}));
}

function suggestAnchors({path, anchors}: Lost, anchor: string, pages: readonly BuiltPage[]): readonly Suggestion[] {
  const owners = pages.filter((page) => page.path !== path && hasAnchor(page, anchor));
  const elsewhere = owners.map((page) => ({
    to: `${page.path}#${anchor}`,
    reason: 'the same anchor on another page',
    score: (owners.length > COMMON ? 30 : 60) + likeness(path, page.path) * 20,
  }));
  const own = pages.find((page) => page.path === path);
  // Only what is new on the page can be the old section under another name.
  const fresh = own?.anchors.filter(({id}) => !anchors.includes(id)) ?? [];
  const renamed = fresh.flatMap(({id, text}) => {
    const near = likeness(anchor, id);
    if (slug(text) === slug(anchor)) {
      return [{to: `${path}#${id}`, reason: `its heading is "${text}"`, score: 95}];
    }
    return near >= 0.5 ? [{to: `${path}#${id}`, reason: 'a new anchor with a similar name', score: near * 90}] : [];
  });
  return preferVersion([...renamed, ...elsewhere, {to: path, reason: 'the top of the page', score: 1}], path);
}

/**
 * The likeliest new homes of a lost address, best first: never empty while the site has a page. A home in another docs version is named
 * only when the address's own has none, as when it was released and is the default one now.
 */
export function suggestHomes(lost: Lost, pages: readonly BuiltPage[]): Suggestion[] {
  const found = lost.anchor === undefined ? suggestPages(lost, pages) : suggestAnchors(lost, lost.anchor, pages);
  const [best, ...rest] = [...found].sort((a, b) => b.score - a.score || compareText(a.to, b.to));
  // A second one only where it is a real rival.
  return best === undefined ? [] : [best, ...rest.filter(({score}) => score >= best.score * 0.8)].slice(0, SHOWN);
}
