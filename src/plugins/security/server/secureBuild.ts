import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {COMMON_HEADERS, createPolicy, HEADERS_FILE, readInlineCode, type PolicySources} from '../../../lib/security';
import {listBuiltPages, type BuiltPages} from '../../../server/files/listBuiltPages';
import {createIntegrity, hashOf} from './addIntegrity';

export type SecureOptions = BuiltPages & {
  readonly sources: PolicySources;
  readonly pageScripts: readonly string[];
};

/** Problems that a message names; more of them are counted. */
const NAMED = 10;
/** Characters of a script by which a message names it. */
const SHOWN = 60;

/** Throws when there are problems, with the first of them. */
function assertNone(problems: readonly string[], rule: string): void {
  if (problems.length > 0) {
    const more = problems.length > NAMED ? `\n  and ${problems.length - NAMED} more` : '';
    throw new Error(`site-security: ${rule}:\n${problems.slice(0, NAMED).join('\n')}${more}`);
  }
}

/** Inline scripts of a page without a text of its own: those that every page has. All of them when the build has no such page. */
function readCommonScripts(outDir: string): {has: (script: string) => boolean} {
  const file = path.join(outDir, '404.html');
  return existsSync(file) ? new Set(readInlineCode(readFileSync(file, 'utf8')).scripts) : {has: () => true};
}

/**
 * Checks the pages of the locale just built, gives their scripts and style sheets a hash, and writes the headers of the site.
 * Throws with the page and the tag where a page has something that the policy forbids, such as a `style` attribute, or a script that
 * came with its text: its hash would let it run on every page.
 */
export function secureBuild({sources, pageScripts, ...pages}: SecureOptions): void {
  const {outDir} = pages;
  const addIntegrity = createIntegrity(pages);
  const common = readCommonScripts(outDir);
  const scripts = new Set(pageScripts);
  const styles = new Set<string>();
  const problems: string[] = [];
  const ownScripts: string[] = [];
  for (const file of listBuiltPages(pages)) {
    const html = readFileSync(file, 'utf8');
    const code = readInlineCode(html);
    const own = code.scripts.filter((text) => !common.has(text) && !pageScripts.includes(text));
    ownScripts.push(...own.map((text) => `  ${path.relative(outDir, file)}: <script>${text.trim().slice(0, SHOWN)}`));
    code.scripts.forEach((text) => scripts.add(text));
    code.styles.forEach((text) => styles.add(text));
    problems.push(...code.forbidden.map((tag) => `  ${path.relative(outDir, file)}: ${tag}`));
    const whole = addIntegrity(html);
    if (whole !== html) {
      writeFileSync(file, whole);
    }
  }
  assertNone(problems, 'the content security policy forbids styles and event handlers in attributes; use a class');
  assertNone(
    ownScripts,
    'an inline script has to stand on every page, or in a file; these pages have one of their own',
  );
  const policy = createPolicy({
    ...sources,
    scripts: [...scripts].map(hashOf).sort(),
    styles: [...styles].map(hashOf).sort(),
  });
  const headers = {'Content-Security-Policy': policy, ...COMMON_HEADERS};
  writeFileSync(path.join(outDir, HEADERS_FILE), `${JSON.stringify(headers, null, 2)}\n`);
}
