export {FRONT_MATTER, LEAD, normalizeSection, splitSections, type PageSection} from './splitSections';
export {findChanges, type PageRecord, type SectionChange, type TranslationState} from './judgeFreshness';
export {checkMessages, type Messages, type MessagesInput} from './checkMessages';
