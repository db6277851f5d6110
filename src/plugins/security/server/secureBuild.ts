import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {COMMON_HEADERS, createPolicy, HEADERS_FILE, readInlineCode, type PolicySources} from '../../../lib/security';
import type {BuildPlace} from '../../../server/files/findPageFile';
import {listBuiltPages} from '../../../server/files/listFiles';
import {createIntegrity, hashOf} from './addIntegrity';

export type SecureOptions = BuildPlace & {
  /** Folders of other locales, which have pages of their own. */
  readonly otherLocales: readonly string[];
  readonly sources: PolicySources;
  readonly lateScripts: readonly string[];
};

/** Problems that a message names; more of them are counted. */
const NAMED = 10;

/**
 * Checks the pages of the locale just built, gives their scripts and style sheets a hash, and writes the headers of the site.
 * Throws with the page and the tag where a page has something that the policy forbids, such as a `style` attribute.
 */
export function secureBuild({outDir, baseUrl, otherLocales, sources, lateScripts}: SecureOptions): void {
  const addIntegrity = createIntegrity({outDir, baseUrl});
  const scripts = new Set(lateScripts);
  const styles = new Set<string>();
  const problems: string[] = [];
  for (const file of listBuiltPages(outDir, otherLocales)) {
    const html = readFileSync(file, 'utf8');
    const code = readInlineCode(html);
    code.scripts.forEach((text) => scripts.add(text));
    code.styles.forEach((text) => styles.add(text));
    problems.push(...code.forbidden.map((tag) => `  ${path.relative(outDir, file)}: ${tag}`));
    const whole = addIntegrity(html);
    if (whole !== html) {
      writeFileSync(file, whole);
    }
  }
  if (problems.length > 0) {
    const more = problems.length > NAMED ? `\n  and ${problems.length - NAMED} more` : '';
    throw new Error(
      'site-security: the content security policy forbids styles and event handlers in attributes; use a class:\n' +
        problems.slice(0, NAMED).join('\n') +
        more,
    );
  }
  const policy = createPolicy({
    ...sources,
    scripts: [...scripts].map(hashOf).sort(),
    styles: [...styles].map(hashOf).sort(),
  });
  const headers = {'Content-Security-Policy': policy, ...COMMON_HEADERS};
  writeFileSync(path.join(outDir, HEADERS_FILE), `${JSON.stringify(headers, null, 2)}\n`);
}
