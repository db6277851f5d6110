import {fillMessage, VALIDATION_MESSAGES} from '../validate';

type Check = {readonly type: string; readonly accepts: (value: unknown) => boolean};

const TEXT: Check = {type: 'string', accepts: (value) => typeof value === 'string'};
const SWITCH: Check = {type: 'boolean', accepts: (value) => typeof value === 'boolean'};
const TEXTS: Check = {
  type: 'list of strings',
  accepts: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
};
const DEPTHS: Check = {
  type: 'list of heading depths (2 to 6)',
  accepts: (value) =>
    Array.isArray(value) && value.every((entry) => Number.isInteger(entry) && Number(entry) >= 2 && Number(entry) <= 6),
};
const RECORD: Check = {
  type: 'map of fields',
  accepts: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
const LIST: Check = {type: 'list', accepts: Array.isArray};

/** The keys of FRONTMATTER-01 and -02 and the type of each. Keys of Docusaurus are checked by its own plugins. */
const CHECKS: Readonly<Record<string, Check>> = {
  title: TEXT,
  description: TEXT,
  keywords: TEXTS,
  pageType: TEXT,
  titleSuffix: TEXT,
  overview: SWITCH,
  overviewHeaders: DEPTHS,
  globalUIComponents: SWITCH,
  navbar: SWITCH,
  sidebar: SWITCH,
  outline: SWITCH,
  footer: SWITCH,
  search: SWITCH,
  hero: RECORD,
  features: LIST,
  footerMessage: TEXT,
};

/** Texts that every page shows, or that others show of it: without words it would have no heading. */
const NEEDED: readonly string[] = ['title', 'description'];

/** The keys that the site itself reads. */
export const OWN_KEYS: readonly string[] = Object.keys(CHECKS);

export type FrontMatterProblem = {
  readonly key: string;
  readonly message: string;
  /** True where the value says nothing about the problem. */
  readonly hidesValue?: boolean;
};

/**
 * What is wrong with the types of a page's front matter, and texts that are needed and empty; an empty list if nothing is. Unknown keys are
 * not looked at.
 */
export function checkFrontMatter(frontMatter: Readonly<Record<string, unknown>>): FrontMatterProblem[] {
  return Object.entries(CHECKS).flatMap(([key, {type, accepts}]) => {
    const value = frontMatter[key];
    if (value !== undefined && !accepts(value)) {
      return [{key, message: fillMessage(VALIDATION_MESSAGES.type, {label: key, type})}];
    }
    return NEEDED.includes(key) && typeof value === 'string' && value.trim() === ''
      ? [{key, message: fillMessage(VALIDATION_MESSAGES.required, {label: key})}]
      : [];
  });
}
