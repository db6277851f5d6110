import {translate} from '@docusaurus/Translate';

/** The site strings, in the language of the interface (I18N-02). */
export type SiteStrings = {
  /** Label of the link to the introduction. */
  readonly introduction: string;
  /** Label of the link to the quick start. */
  readonly quickStart: string;
  /** The product in half a sentence, below the home page's title (HERO-07). */
  readonly subtitle: string;
  /** The product in one sentence (HERO-07). */
  readonly slogan: string;
  /** Heading of the tool section (TOOLS-04). */
  readonly toolStackTitle: string;
  /** Text of the tool section (TOOLS-04). */
  readonly toolStackDescription: string;
};

/** The texts of the home page and its parts in the reader's language. */
export function useSiteStrings(): SiteStrings {
  return {
    introduction: translate({
      id: 'site.strings.introduction',
      message: 'Introduction',
      description: 'Label of links to the introduction, and of the first button of the translated home page',
    }),
    quickStart: translate({
      id: 'site.strings.quickStart',
      message: 'Quick start',
      description: 'Label of links to the quick start, and of the second button of the translated home page',
    }),
    subtitle: translate({
      id: 'site.strings.subtitle',
      message: 'The library build tool',
      description: 'Home page, below the title: the product as a library build tool',
    }),
    slogan: translate({
      id: 'site.strings.slogan',
      message: 'Create JavaScript libraries in a simple and intuitive way',
      description: 'Home page: the product in one sentence',
    }),
    toolStackTitle: translate({
      id: 'site.strings.toolStackTitle',
      message: 'Tool stack',
      description: 'Heading above the cards of related tools',
    }),
    toolStackDescription: translate({
      id: 'site.strings.toolStackDescription',
      message: 'One family of build tools, from the bundler to the analyzer. They share a core and work well together.',
      description: 'Text below the heading of the related tools',
    }),
  };
}
