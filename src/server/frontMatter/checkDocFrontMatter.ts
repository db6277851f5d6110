import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import type {FrontMatterProblem} from '../../lib/frontMatter';

/** A day as YAML takes it for a date, below `last_update`. */
const UPDATE_DAY = /^last_update:[\s\S]*?\bdate:\s*(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)(?!\d)/m;

/** The 45th of a 13th month is a day of the next year to YAML, and a date of the page in the end. */
function findWrongDay(fileContent: string): string | undefined {
  const {year, month, day} = UPDATE_DAY.exec(fileContent)?.groups ?? {};
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return year === undefined || (date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day))
    ? undefined
    : `${year}-${month}-${day}`;
}

/**
 * What is wrong with the keys that Docusaurus reads of a doc, by its own rules; an empty list if nothing is. Docusaurus would say so
 * itself, at length and without the line.
 *
 * @param fileContent the whole file: the parser has changed days that are in no calendar
 */
export function checkDocFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
  fileContent: string,
): FrontMatterProblem[] {
  const {error} = DocFrontMatterSchema.validate(frontMatter, {convert: true, allowUnknown: true, abortEarly: false});
  const problems = (error?.details ?? []).map(({path: [key = ''], message}) => ({key: String(key), message}));
  const wrongDay = frontMatter.last_update === undefined ? undefined : findWrongDay(fileContent);
  return [
    ...problems,
    ...(typeof frontMatter.id === 'string' && frontMatter.id.includes('/')
      ? [{key: 'id', message: '"id" cannot include a slash; for another address of the page write "slug"'}]
      : []),
    ...(wrongDay === undefined
      ? []
      : [{key: 'last_update', message: `${wrongDay} is no day of the calendar`, hidesValue: true}]),
  ];
}
