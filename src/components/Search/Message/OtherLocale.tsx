import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {SEARCH_VERSION_PARAM} from '@site/src/lib/constants';
import {toOtherBuild} from '@site/src/lib/url';
import type {SearchManifest} from '@site/src/plugins/search/client';
import {useSiteData} from '@site/src/plugins/site-data/client';
import styles from './styles.module.css';

export interface OtherLocaleProps {
  readonly query: string;
  /** The version that is searched. */
  readonly version: string;
  readonly manifest: SearchManifest;
}

/** A language in the words of the locale, or by the label that its own speakers read. */
function nameLanguage(lang: string, locale: string, label: string): string {
  return new Intl.DisplayNames([locale], {type: 'language', fallback: 'none'}).of(lang) ?? label;
}

/** In a translated locale: the way to the same search, of the same version, in the docs of the default locale. Nothing in that one. */
export default function OtherLocale({query, version, manifest}: OtherLocaleProps): ReactNode {
  const {locales, defaultLang} = useSiteData();
  if (manifest.lang === defaultLang || query.trim() === '') {
    return null;
  }
  const {label = defaultLang} = locales.find(({lang}) => lang === defaultLang) ?? {};
  const language = nameLanguage(defaultLang, manifest.lang, label);
  const params = new URLSearchParams({q: query});
  if (version !== manifest.defaultVersion) {
    params.set(SEARCH_VERSION_PARAM, version);
  }
  return (
    <p className={styles.line}>
      {/* Another locale is another application: the browser has to open it. */}
      <Link
        className={styles.suggestion}
        to={toOtherBuild(manifest.base, `/search?${params.toString()}`)}
        autoAddBaseUrl={false}
        target="_self"
        hrefLang={defaultLang}
      >
        <Icon name="translate" size={16} />
        <Translate
          id="site.Search.otherLocale"
          description="Search in a translated locale: link that searches the docs in the default language; {language} is its name"
          values={{language}}
        >
          {'Search the {language} docs'}
        </Translate>
      </Link>
    </p>
  );
}
