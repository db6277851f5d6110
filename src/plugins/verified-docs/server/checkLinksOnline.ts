import {readLists} from './lists';
import {listDocsVersions} from './readPages';

const TIMEOUT_MS = 20_000;

/** Why a request has no answer: `fetch` itself says "fetch failed", whatever the reason, and keeps that as the cause. */
function describeFailure({message, cause}: Error): string {
  if (!(cause instanceof Error)) {
    return message;
  }
  // Of a host with several addresses, each tried in vain, there is a code alone.
  return `${message}: ${cause.message || (cause as NodeJS.ErrnoException).code || cause.name}`;
}

async function findProblem(url: string): Promise<string | undefined> {
  try {
    const {ok, status} = await fetch(url, {redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT_MS)});
    return ok ? undefined : `answers ${status}`;
  } catch (error) {
    return describeFailure(error as Error);
  }
}

/**
 * Asks every address of the committed ledgers of all versions, or of one, once each and one after another; returns the exit
 * status. Needs the network.
 */
export async function checkLinksOnline(siteDir: string, print: (text: string) => void, only?: string): Promise<number> {
  const versions = listDocsVersions(siteDir, only);
  const links = [...new Set(versions.flatMap((version) => readLists(siteDir, version).links))].sort();
  let failed = 0;
  for (const url of links) {
    const problem = await findProblem(url);
    if (problem !== undefined) {
      failed += 1;
      print(`✗ ${url}: ${problem}`);
    }
  }
  print(`${links.length - failed} of ${links.length} external links answer`);
  return failed === 0 ? 0 : 1;
}
