import {SEARCH_LIMIT} from '../constants';
import {trimEndSlash} from '../url';
import {HEADER_SEPARATOR} from './hits';
import type {SearchAnswer} from './types';

/** A query with the pages that answer it. */
export type JudgedQuery = {
  id: string;
  lang: string;
  query: string;
  /** Routes of acceptable pages, the best first. */
  expect: string[];
  /** Heading that should be among the first hits. */
  heading?: string;
  /** `exact`, `ident`, `prefix`, `typo`, `natural`, `synonym`, `mixed`, `code`. */
  kind: string;
};

export type Measures = {
  queries: number;
  /** Mean of 1 / place of the first acceptable page among the first seven, 0 when there is none. */
  mrr: number;
  /** Share of queries with an acceptable page among the first seven. */
  recall: number;
  /** Share of queries whose first page is acceptable. */
  first: number;
  /** Queries without any page. */
  empty: number;
};

export type Judgement = Measures & {
  byKind: Record<string, Measures>;
  /** Share of queries with an expected heading that have it among the first seven hits; 1 when there are none. */
  headings: number;
  /** Queries whose first page is not acceptable, with the routes that were found. */
  misses: {query: JudgedQuery; found: string[]}[];
};

/** As many pages as the site shows. */
const DEPTH = SEARCH_LIMIT;

type Outcome = {query: JudgedQuery; place: number; found: string[]; hasHeading: boolean | null};

function toComparable(route: string): string {
  return trimEndSlash(route.split('#')[0]);
}

function findHeading({pages}: SearchAnswer, heading: string): boolean {
  const hits = pages.flatMap((page) => page.hits).slice(0, DEPTH);
  return hits.some(({header}) => header.split(HEADER_SEPARATOR).pop() === heading);
}

function judgeOne(query: JudgedQuery, answer: SearchAnswer, prefix: string): Outcome {
  const found = answer.pages
    .slice(0, DEPTH)
    .map(({link}) => toComparable(link.startsWith(`${prefix}/`) ? link.slice(prefix.length) : link));
  const accepted = new Set(query.expect.map(toComparable));
  const place = found.findIndex((route) => accepted.has(route));
  const hasHeading = query.heading === undefined ? null : findHeading(answer, query.heading);
  return {query, place, found, hasHeading};
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function measure(outcomes: readonly Outcome[]): Measures {
  return {
    queries: outcomes.length,
    mrr: mean(outcomes.map(({place}) => (place < 0 ? 0 : 1 / (place + 1)))),
    recall: mean(outcomes.map(({place}) => (place < 0 ? 0 : 1))),
    first: mean(outcomes.map(({place}) => (place === 0 ? 1 : 0))),
    empty: outcomes.filter(({found}) => found.length === 0).length,
  };
}

/**
 * Judges any engine: MRR@7, recall@7 and empty answers, over all queries and by kind.
 * @param prefix What links have before the routes that the queries name, without a slash at the end: `/zh`.
 */
export async function judge(
  queries: readonly JudgedQuery[],
  search: (query: string) => SearchAnswer | Promise<SearchAnswer>,
  prefix = '',
): Promise<Judgement> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    outcomes.push(judgeOne(query, await search(query.query), prefix));
  }
  const kinds = [...new Set(queries.map(({kind}) => kind))];
  const headings = outcomes.filter(({hasHeading}) => hasHeading !== null);
  return {
    ...measure(outcomes),
    byKind: Object.fromEntries(kinds.map((kind) => [kind, measure(outcomes.filter(({query}) => query.kind === kind))])),
    headings: headings.length === 0 ? 1 : mean(headings.map(({hasHeading}) => (hasHeading === true ? 1 : 0))),
    misses: outcomes.filter(({place}) => place !== 0).map(({query, found}) => ({query, found})),
  };
}
