import type {Place, Problem} from '../samples/types';

export type ExternalLink = {readonly url: string; readonly place: Place};

/** External links that are no valid https addresses, are missing in the committed ledger, or are in it for nothing. */
export function checkLinks(links: readonly ExternalLink[], ledger: readonly string[], ledgerFile: string): Problem[] {
  const urls = new Set(links.map(({url}) => url));
  const update = 'run "npm run docs:verify -- --update lists"';
  return [
    ...links
      .filter(({url}) => !URL.canParse(url) || !url.startsWith('https://'))
      .map(({url, place}) => ({place, message: `${url} is no valid https address`})),
    ...links
      .filter(({url}) => !ledger.includes(url))
      .map(({url, place}) => ({place, message: `${url} is not in ${ledgerFile}; check it and ${update}`})),
    ...ledger
      .filter((url) => !urls.has(url))
      .map((url) => ({
        place: {file: ledgerFile, line: 1, column: 1},
        message: `no page links to ${url} any more; ${update}`,
      })),
  ];
}
