import type {TranslationFile} from '@docusaurus/types';
import type {AspectName, FactKind, PageRow} from '../../../../lib/changes';

/** File name below `i18n/<locale>/site-version-changes/`, without extension. */
const TRANSLATION_FILE = 'feed';

type Text = {readonly message: string; readonly description: string};

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
  'aspect.experimental': {message: 'status', description: 'Feed: what of an option changed'},
  'aspect.required': {message: 'status', description: 'Feed: what of an option changed'},
  'aspect.place': {message: 'place', description: 'Feed: what of an option changed'},
  'place.top': {message: 'top level', description: 'Feed: where an option stands in the configuration'},
  'place.lib': {message: '`lib` item', description: 'Feed: where an option stands; the back quotes mark code'},
  'place.both': {
    message: '`lib` item or top level',
    description: 'Feed: where an option stands; the back quotes mark code',
  },
  'experimental.yes': {message: 'experimental', description: 'Feed: status of an option'},
  'experimental.no': {message: 'stable', description: 'Feed: status of an option'},
  'required.yes': {message: 'required', description: 'Feed: status of an option'},
  'required.no': {message: 'optional', description: 'Feed: status of an option'},
  none: {message: 'none', description: 'Feed: an option has no default, or no type, in that version'},
  pair: {message: '{name}: {value}', description: 'Feed: what of an option changed, and how'},
  row: {
    message: '{name} ({kind})',
    description: 'Feed: an option, export, type, flag or page, and what happened to it',
  },
} satisfies Record<FactKind | PageRow['kind'] | `aspect.${AspectName}`, Text> & Record<string, Text>;

/** The words of the feed in one language, by id. */
export type FeedTexts = Readonly<Record<keyof typeof TEXTS | 'holder', string>>;

/** The English texts, for translators; `holder` is who holds the rights, empty for nobody. */
export function createTranslationFiles(holder: string): TranslationFile[] {
  const named = {holder: {message: holder, description: 'Feed: its author, and who holds the rights'}};
  return [{path: TRANSLATION_FILE, content: {...TEXTS, ...(holder === '' ? {} : named)}}];
}

/** The texts of a translated file; English ones for those that it does not have. */
export function readTexts(holder: string, file?: TranslationFile): FeedTexts {
  const texts = Object.entries({...TEXTS, holder: {message: holder}});
  return Object.fromEntries(texts.map(([id, {message}]) => [id, file?.content[id]?.message ?? message])) as FeedTexts;
}
