export {TranslationNoticeContext} from './TranslationNoticeContext';
export {default as usePageTranslation} from './usePageTranslation';
