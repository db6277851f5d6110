import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {HEADERS_FILE} from '../../../lib/security';
import type {BuiltLocale} from './builtAddresses';

/**
 * The headers that a build wants on every answer. Throws when its locales want different ones: hosts have one rule for all, and most
 * of them join the values of two.
 */
export function readHeaders(buildDir: string, locales: readonly BuiltLocale[]): Readonly<Record<string, string>> {
  const [{baseUrl}] = locales;
  const files = locales.map((locale) => path.join(buildDir, locale.baseUrl.slice(baseUrl.length), HEADERS_FILE));
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) {
    throw new Error(`${path.relative(buildDir, missing)} is not in the build; run "npm run build" first.`);
  }
  const [text, ...others] = files.map((file) => readFileSync(file, 'utf8'));
  const other = others.findIndex((candidate) => candidate !== text);
  if (other !== -1) {
    throw new Error(
      `the pages of "${locales[other + 1].lang}" have other inline scripts than those of "${locales[0].lang}", but all pages get ` +
        'one policy. Let the scripts find out about the language from the page.',
    );
  }
  return JSON.parse(text) as Record<string, string>;
}
