import type {SectionChange, TranslationState} from '../../lib/translation';
import type {LocaleStatus} from './server/readStatus';

/** A changed section as readers see it. */
export type NoticeSection = SectionChange & {
  /** Heading in the language of the page, or in English when the page has no such section; empty above the first one. */
  readonly title: string;
  /** The heading is an English one, because the page has no such section. */
  readonly isOriginalTitle: boolean;
};

/**
 * The pages in the language of the build that need a notice, for themselves or for parts that they show, by path of the translation
 * inside the site. Without sections: nobody recorded what the page was made from.
 */
export type Notices = Readonly<Record<string, readonly NoticeSection[]>>;

/** What a doc's metadata holds besides Docusaurus' own. */
export type NoticedMetadata = {
  /** Absent on a page that is up to date. */
  readonly staleSections?: readonly NoticeSection[];
};

/** What the plugin loads. */
export type TranslationsContent = {
  /** Of each language but the default one. */
  readonly statuses: readonly LocaleStatus[];
  readonly notices: Notices;
};

export type ListedPage = {
  /** Path inside the docs: `guide/basic/cli.mdx`. */
  readonly page: string;
  /** File that a translator opens: the translation, or the English page when there is none. */
  readonly file: string;
  readonly state: TranslationState;
  /** Title in the language of the build, if the page is translated into it; its path where the page has no address. */
  readonly title: string;
  /** Address without the language: `/guide/basic/cli`; `undefined` for parts of pages and orphans. */
  readonly route?: string;
  /** The title is an English one, in a build in another language. */
  readonly isOriginalTitle?: boolean;
  readonly changes: readonly NoticeSection[];
};

export type ListedVersion = {
  /** `1.x` */
  readonly label: string;
  /** English pages. */
  readonly pages: number;
  readonly fresh: number;
  readonly list: readonly ListedPage[];
};

/** A term and how it is said in the language. */
export type ListedTerm = {
  readonly en: string;
  readonly translation: string;
  /** Renderings that are refused in texts. */
  readonly forbidden: readonly string[];
  /** For translators, in their language. */
  readonly note?: string;
  /** Address of its explanation, without the language: `/guide/start/glossary#alias`; terms that need none have none. */
  readonly route?: string;
};

/** Props of the route `/contribute/translations`. */
export type TranslationsReport = {
  readonly locales: readonly {
    readonly lang: string;
    readonly label: string;
    readonly htmlLang: string;
    readonly baseUrl: string;
    readonly versions: readonly ListedVersion[];
    /** In the order of `terms.json`. */
    readonly terms: readonly ListedTerm[];
  }[];
};

/** Short definitions by address of a glossary, then by heading id; with the marks of inline code. */
export type Definitions = Readonly<Record<string, Readonly<Record<string, string>>>>;
