/**
 * Length in UTF-16 units, ten words or so. easyops asks once more for each word left out, so its time grows with the square of the words;
 * the site's own engine takes twice the length (`MAX_QUERY_LENGTH`).
 */
const MAX_EASYOPS_LENGTH = 64;
/** easyops tries every way to cut a run of Han characters into words: time doubles with each, 27 take minutes. */
const MAX_HAN_RUN = 6;

/** The query as far as easyops can answer it without keeping its worker busy. */
export function guardQuery(query: string): string {
  return query
    .slice(0, MAX_EASYOPS_LENGTH)
    .replace(/\p{Unified_Ideograph}+/gu, (run) => Array.from(run).slice(0, MAX_HAN_RUN).join(''));
}
