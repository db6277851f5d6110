import {formatList} from './lists';
import {getPageVersion} from '../../../server/content/pageVersion';
import {toSitePath} from '../../../server/files/toSitePath';
import type {SampleResults} from '../types';
import type {Problem} from './samples/types';
import type {Verification} from './verifyVersion';

/** The results of a page alone, or all of them. */
function selectResults({package: name, samples}: SampleResults, page: string | undefined): SampleResults {
  const prefix = page === undefined ? '' : `${getPageVersion(toSitePath(page))?.page}#`;
  return {
    package: name,
    samples: Object.fromEntries(Object.entries(samples).filter(([key]) => key.startsWith(prefix))),
  };
}

/**
 * Committed results that are not those of this run, which may be about one page.
 *
 * @param file of the results, for the place of the problem
 */
export function checkResults({results, lists}: Verification, file: string, page: string | undefined): Problem[] {
  return formatList(results) === formatList(selectResults(lists.results, page))
    ? []
    : [
        {
          place: {file, line: 1, column: 1},
          message: 'is not what the builds gave; run "npm run docs:verify" and commit it',
        },
      ];
}
