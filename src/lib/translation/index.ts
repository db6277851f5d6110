export {FRONT_MATTER, LEAD, normalizeSection, splitSections, type PageSection} from './splitSections';
export {findChanges, type PageRecord, type SectionChange, type TranslationState} from './judgeFreshness';
export {checkMessages, getWords, type MessagesInput} from './checkMessages';
export {findScript} from './findScript';
export {fitForms} from './fitForms';
