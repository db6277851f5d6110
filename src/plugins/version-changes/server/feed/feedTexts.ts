import type {TranslationFile} from '@docusaurus/types';
import type {AspectName, FactKind, PageRow} from '../../../../lib/changes';

/** File name below `i18n/<locale>/version-changes/`, without extension. */
const TRANSLATION_FILE = 'feed';

const TEXTS = {
  title: {message: 'Rslib documentation: what changed', description: 'Feed: its name'},
  description: {
    message: 'Options, exports, flags and pages that changed with each version of Rslib.',
    description: 'Feed: what it brings',
  },
  entry: {message: '{release}: what changed since {from}', description: 'Feed: title of an entry'},
  options: {message: 'Options', description: 'Feed: heading'},
  api: {message: 'Exports and types', description: 'Feed: heading'},
  flags: {message: 'Command line', description: 'Feed: heading'},
  pages: {message: 'Pages', description: 'Feed: heading'},
  new: {message: 'new', description: 'Feed: what happened to an option, export, type or flag'},
  removed: {message: 'removed', description: 'Feed: what happened to an option, export, type, flag or page'},
  changed: {message: 'changed', description: 'Feed: what happened to an option, export, type, flag or page'},
  deprecated: {message: 'deprecated', description: 'Feed: what happened to an option, export, type or flag'},
  added: {message: 'new', description: 'Feed: what happened to a page'},
  moved: {message: 'moved', description: 'Feed: what happened to a page'},
  'aspect.type': {message: 'type', description: 'Feed: what of an option changed'},
  'aspect.default': {message: 'default', description: 'Feed: what of an option changed'},
  'aspect.deprecated': {message: 'deprecation', description: 'Feed: what of an option changed'},
  'aspect.experimental': {message: 'experimental', description: 'Feed: what of an option changed'},
  'aspect.required': {message: 'required', description: 'Feed: what of an option changed'},
  'aspect.place': {message: 'place', description: 'Feed: what of an option changed'},
} satisfies Record<string, {message: string; description: string}>;

type TextId = 'title' | 'description' | 'entry' | 'options' | 'api' | 'flags' | 'pages';

/** The words of the feed in one language, by id. */
export type FeedTexts = Readonly<Record<TextId | FactKind | PageRow['kind'] | `aspect.${AspectName}`, string>>;

/** The English texts, for translators. */
export function createTranslationFiles(): TranslationFile[] {
  return [{path: TRANSLATION_FILE, content: TEXTS}];
}

/** The texts of a translated file; English ones for those that it does not have. */
export function readTexts(file?: TranslationFile): FeedTexts {
  return Object.fromEntries(
    Object.entries(TEXTS).map(([id, {message}]) => [id, file?.content[id]?.message ?? message]),
  ) as FeedTexts;
}
