import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {toMetaPolicy} from '../../../lib/security';

/** Behind the character set, which has to be near the start, and before anything that the policy is about. */
const PLACE = /<head>\s*(?:<meta charset=[^>]*>)?/i;

/** Puts the content security policy and the rule for referrers into the pages themselves, for a host that sets no headers. */
export function addMetaPolicy(
  siteDir: string,
  pages: readonly string[],
  headers: Readonly<Record<string, string>>,
): void {
  const tags =
    `<meta http-equiv="Content-Security-Policy" content="${toMetaPolicy(headers['Content-Security-Policy'])}">` +
    `<meta name="referrer" content="${headers['Referrer-Policy']}">`;
  for (const name of pages) {
    const file = path.join(siteDir, name);
    const html = readFileSync(file, 'utf8').replace(PLACE, (head) => head + tags);
    // A new file: this one may be a second name for that of the build.
    rmSync(file);
    writeFileSync(file, html);
  }
}
