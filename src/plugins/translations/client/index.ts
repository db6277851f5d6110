export {TranslationNoticeContext} from './TranslationNoticeContext';
export {default as usePageTranslation, type PageTranslation} from './usePageTranslation';
