export {default as usePageTranslation, type PageTranslation} from './usePageTranslation';
