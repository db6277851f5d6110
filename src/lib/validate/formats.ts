import {EMAIL_MAX_LENGTH, URL_MAX_LENGTH} from '../constants';
import {isInternalPath} from '../url';

/** One `@` with text before it and a dotted host behind it. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** True for an e-mail address of at most 320 characters (VALIDATE-02). */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX_LENGTH && EMAIL.test(value);
}

/** True for an `http`, `https`, `mailto` or `tel` address of at most 2048 characters (VALIDATE-02). */
export function isUrl(value: string): boolean {
  if (value.length > URL_MAX_LENGTH || /\s/.test(value) || !URL.canParse(value)) {
    return false;
  }
  const {protocol, pathname} = new URL(value);
  if (protocol === 'mailto:') {
    return isEmail(pathname);
  }
  return protocol === 'tel:' ? pathname !== '' : /^https?:\/\/[^/]/.test(value);
}

/** True for what a link may lead to: a path of this site, or an address, of at most 2048 characters. */
export function isLink(value: string): boolean {
  return isInternalPath(value) ? value.length <= URL_MAX_LENGTH && !/\s/.test(value) : isUrl(value);
}

/** True for the name of a language of the site, which is a folder below `i18n` and a part of addresses: `ko`, `pt-BR`. */
export function isLocaleName(value: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value);
}

/** True for a BCP 47 tag: `ko`, `zh-Hant-TW`. */
export function isLanguageTag(value: string): boolean {
  try {
    return Boolean(new Intl.Locale(value));
  } catch {
    return false;
  }
}

/** True for the source of a regular expression. */
export function isPattern(value: string): boolean {
  try {
    return Boolean(new RegExp(value));
  } catch {
    return false;
  }
}
