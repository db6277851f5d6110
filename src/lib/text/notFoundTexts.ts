/** The words of the 404 page. */
export type NotFoundTexts = {readonly title: string; readonly home: string};

/**
 * The words of the 404 page in every language, for hosts that answer all unknown addresses with the default language's 404.html:
 * a build holds its own language's messages only. Kept equal to `i18n/<locale>/code.json` by a unit test.
 */
export const NOT_FOUND_TEXTS: Readonly<Record<string, NotFoundTexts>> = {
  en: {title: 'PAGE NOT FOUND', home: 'Take me home'},
  zh: {title: '找不到页面', home: '返回首页'},
};
