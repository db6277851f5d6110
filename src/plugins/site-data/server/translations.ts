import type {TranslationFile, TranslationFileContent} from '@docusaurus/types';
import type {NavItem, NavItemGroup, SiteConfig, SocialLink} from '../../../lib/site/types';

/** One translatable text: its id, the English text, what it is. */
type Entry = {readonly id: string; readonly message: string; readonly description: string};

/** File name below `i18n/<locale>/site-data/`, without extension. */
export const TRANSLATION_FILE = 'strings';

function navEntries(items: readonly (NavItem | NavItemGroup)[]): Entry[] {
  return items.flatMap((item) => [
    {id: `nav.${item.text}`, message: item.text, description: `Navigation: text of the entry '${item.text}'`},
    ...navEntries(item.items ?? []),
  ]);
}

function socialId(link: SocialLink, index: number): string {
  return `socialLinks.${typeof link.icon === 'string' ? link.icon : index}`;
}

function socialEntries(links: readonly SocialLink[]): Entry[] {
  return links.flatMap((link, index) => {
    const id = socialId(link, index);
    return [
      ...(link.label ? [{id: `${id}.label`, message: link.label, description: 'Social link: accessible name'}] : []),
      ...(link.mode === 'text'
        ? [{id: `${id}.content`, message: link.content, description: 'Social link: shown text'}]
        : []),
    ];
  });
}

function toEntries(site: SiteConfig): Entry[] {
  return [
    {id: 'tagline', message: site.tagline, description: 'What the product is, in a few words'},
    {id: 'logo.alt', message: site.logo.alt, description: 'Alternative text of the logo'},
    ...(site.logo.text ? [{id: 'logo.text', message: site.logo.text, description: 'Text beside the logo'}] : []),
    {id: 'organization.name', message: site.organization.name, description: 'Name of the organisation in the footer'},
    {id: 'copyright', message: site.copyright, description: 'Holder named in the copyright line'},
    ...navEntries(site.nav),
    ...socialEntries(site.socialLinks),
    ...(site.announcement
      ? [{id: 'announcement.message', message: site.announcement.message, description: 'Text of the announcement bar'}]
      : []),
  ];
}

/**
 * The texts of the site data that are written in English once. Titles, descriptions and edit link texts of the locales, and
 * the tool cards, hold every language in the site data itself.
 */
export function createTranslationFiles(site: SiteConfig): TranslationFile[] {
  const content: TranslationFileContent = Object.fromEntries(
    toEntries(site).map(({id, message, description}) => [id, {message, description}]),
  );
  return [{path: TRANSLATION_FILE, content}];
}

function translateNav<Item extends NavItem | NavItemGroup>(
  item: Item,
  text: (id: string, fallback: string) => string,
): Item {
  return {
    ...item,
    text: text(`nav.${item.text}`, item.text),
    ...(item.items && {items: item.items.map((child) => translateNav(child, text))}),
  };
}

/** The site data with the texts of one locale; a text without translation stays English. */
export function translateSite(site: SiteConfig, strings: TranslationFileContent): SiteConfig {
  const text = (id: string, fallback: string): string => strings[id]?.message || fallback;
  return {
    ...site,
    tagline: text('tagline', site.tagline),
    logo: {
      ...site.logo,
      alt: text('logo.alt', site.logo.alt),
      ...(site.logo.text && {text: text('logo.text', site.logo.text)}),
    },
    organization: {...site.organization, name: text('organization.name', site.organization.name)},
    copyright: text('copyright', site.copyright),
    nav: site.nav.map((item) => translateNav(item, text)),
    socialLinks: site.socialLinks.map((link, index) => ({
      ...link,
      ...(link.label && {label: text(`${socialId(link, index)}.label`, link.label)}),
      ...(link.mode === 'text' && {content: text(`${socialId(link, index)}.content`, link.content)}),
    })),
    ...(site.announcement && {
      announcement: {...site.announcement, message: text('announcement.message', site.announcement.message)},
    }),
  };
}
