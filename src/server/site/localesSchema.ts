import {Joi} from '@docusaurus/utils-validation';
import type {LocaleConfig} from '../../lib/site/types';
import {isLanguageTag, isLocaleName} from '../../lib/validate';
import {bounded, format, text, url} from '../validate/rules';

/** Fields of an edit link; empty ones show none. */
export const editLink = {docRepoBaseUrl: url.allow(''), text: text.allow('')};

/** A language of the site. */
export const localeSchema = Joi.object<LocaleConfig>({
  lang: format('language name such as ko or pt-BR', isLocaleName).required(),
  label: text.required(),
  htmlLang: format('language tag such as ko or zh-CN', isLanguageTag).required(),
  direction: Joi.valid('ltr', 'rtl'),
  title: text.required(),
  description: text.required(),
  editLink: Joi.object(editLink),
  outlineTitle: text,
  cardFont: text,
});

/** The languages of the site. */
export const localesSchema = bounded(Joi.array<LocaleConfig[]>().items(localeSchema).unique('lang'), {min: 1});
