import {compareText, decodePath, isForeign, splitAddress} from './address';
import type {Redirect} from './types';

const FIELDS = ['from', 'to', 'since', 'reason', 'locale'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** False for escapes such as `%ff`, which no host can read as a text. */
function isReadable(address: string): boolean {
  try {
    decodePath(address);
    return true;
  } catch {
    return false;
  }
}

function checkAddress(address: string, locales: readonly string[]): string | undefined {
  const {path, anchor} = splitAddress(address);
  const [, first] = path.split('/');
  if (!/^\/(?!\/)/.test(path) || /[\s?]/.test(address)) {
    return 'an address like "/config/lib" or "/config/lib#id", without base path and query';
  }
  if (/\/index$|\.html$/.test(path)) {
    return 'the clean address, without "index" and ".html"';
  }
  if (!isReadable(address)) {
    return 'percent escapes of UTF-8, such as "%20" for a space';
  }
  if (anchor === '') {
    return 'an id behind "#"';
  }
  return locales.includes(first)
    ? `the address without "/${first}", and "locale": "${first}" where only it is meant`
    : undefined;
}

function checkField(name: string, value: unknown, locales: readonly string[]): string | undefined {
  if (name === 'locale') {
    return value === undefined || locales.includes(value as string)
      ? undefined
      : `one of ${locales.join(', ')}, or no "locale"`;
  }
  if (typeof value !== 'string' || value.trim() === '') {
    return 'a text';
  }
  if (name === 'since') {
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? undefined : 'a day like "2026-11-22"';
  }
  if (name === 'reason' || (name === 'to' && isForeign(value))) {
    return undefined;
  }
  return checkAddress(value, locales);
}

/**
 * Reads the declared redirects. Problems say which entry, what was found and what was expected.
 *
 * @param locales all locales of the site; their names are no part of an address
 */
export function parseRedirects(text: string, locales: readonly string[]): {redirects: Redirect[]; problems: string[]} {
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch (error) {
    return {redirects: [], problems: [`no JSON: ${(error as Error).message}`]};
  }
  if (!Array.isArray(entries)) {
    return {redirects: [], problems: ['expected a list of redirects: [{"from": …, "to": …, "since": …, "reason": …}]']};
  }
  const problems: string[] = [];
  entries.forEach((entry: unknown, index) => {
    const place = `entry ${index + 1}`;
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      problems.push(`${place}: found ${JSON.stringify(entry)}, expected an object`);
      return;
    }
    const unknown = Object.keys(entry).filter((name) => !FIELDS.includes(name));
    problems.push(...unknown.map((name) => `${place}: "${name}" is no field; the fields are ${FIELDS.join(', ')}`));
    for (const name of FIELDS) {
      const value = (entry as Record<string, unknown>)[name];
      const expected = checkField(name, value, locales);
      if (expected !== undefined) {
        problems.push(`${place}: "${name}" is ${JSON.stringify(value) ?? 'missing'}, expected ${expected}`);
      }
    }
  });
  return {redirects: problems.length === 0 ? (entries as Redirect[]) : [], problems};
}

/** The text of the file of redirects: sorted, one line for each, so that two branches rarely meet in one place. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  const lines = [...redirects]
    .sort((a, b) => compareText(a.from, b.from) || compareText(a.locale ?? '', b.locale ?? ''))
    .map(({from, to, since, reason, locale}) =>
      JSON.stringify({from, to, since, reason, ...(locale === undefined ? {} : {locale})}),
    );
  return lines.length === 0 ? '[]\n' : `[\n${lines.map((line) => `  ${line}`).join(',\n')}\n]\n`;
}
