import {Joi} from '@docusaurus/utils-validation';
import {isLink, isPattern} from '../../lib/validate';
import type {SiteConfig} from '../../lib/site/types';
import {editLink, localesSchema} from '../../server/site/localesSchema';
import {bounded, format, text, url} from '../../server/validate/rules';

const link = format('link', isLink);
const pattern = format('regular expression', isPattern);
/** A path below `static/`, or an address. */
const image = format('image', isLink);

const themedImage = Joi.alternatives().conditional('.', {
  is: Joi.object(),
  then: Joi.object({light: image.required(), dark: image.required()}),
  otherwise: image,
});

const navItem = Joi.object({
  text: text.required(),
  link,
  activeMatch: pattern,
  tag: text,
  position: Joi.valid('left', 'right'),
  items: Joi.array().items(Joi.link('#navItem')),
})
  .or('link', 'items')
  .id('navItem');

const socialLink = Joi.object({
  icon: Joi.alternatives()
    .conditional('.', {is: Joi.object(), then: Joi.object({svg: text.required()}), otherwise: text})
    .required(),
  mode: Joi.valid('link', 'text', 'img', 'dom').required(),
  content: Joi.when('mode', {
    switch: [
      {is: 'link', then: url.required()},
      {is: 'img', then: image.required()},
    ],
    otherwise: text.required(),
  }),
  label: text,
});

const toolLink = Joi.object({
  name: bounded(text, {min: 1, max: 40}).required(),
  desc: bounded(text, {min: 1, max: 120}).required(),
  descEn: bounded(text, {min: 1, max: 120}),
  logo: themedImage,
  logoScale: bounded(Joi.number(), {min: 0.1, max: 4}),
  url: url.required(),
  urlEn: url,
});

const toolGroup = Joi.object({
  title: text.required(),
  titleEn: text.required(),
  links: bounded(Joi.array().items(toolLink), {min: 1}).required(),
});

/** Every entry of the site data. Unknown fields fail. */
export const siteSchema = Joi.object<SiteConfig>({
  title: text.required(),
  tagline: text.required(),
  url: url.required(),
  favicon: text.required(),
  socialCard: text,
  logo: Joi.object({image: themedImage, text, alt: text.allow('').required()}).required(),
  assetsHost: url.allow('').required(),
  landing: Joi.object({background: themedImage.required(), heroLogo: themedImage.required()}).required(),
  organization: Joi.object({name: text.required(), url: url.required(), logo: image.required()}).required(),
  license: Joi.object({name: text.required(), url: url.required()}).required(),
  copyright: text.required(),
  editLink: Joi.object({docRepoBaseUrl: editLink.docRepoBaseUrl.required(), text: editLink.text.required()}),
  locales: localesSchema.required(),
  nav: Joi.array().items(navItem).required(),
  socialLinks: Joi.array().items(socialLink).required(),
  tools: Joi.array().items(toolGroup).required(),
  announcement: Joi.object({
    href: link.required(),
    message: text.required(),
    localStorageKey: text.required(),
    display: Joi.boolean(),
  }),
  darkMode: Joi.boolean().required(),
  enableAppearanceAnimation: Joi.boolean().required(),
  hideNavbar: Joi.valid('never', 'always', 'auto').required(),
  localeRedirect: Joi.valid('auto', 'never').required(),
  route: Joi.object({cleanUrls: Joi.valid(true).required()}).required(),
  ssg: Joi.valid(true).required(),
  markdown: Joi.object({
    showLineNumbers: Joi.boolean().required(),
    defaultWrapCode: Joi.boolean().required(),
    codeHighlighter: Joi.valid('prism').required(),
  }).required(),
  search: Joi.object({engine: Joi.valid('local', 'easyops', 'algolia', 'remote').required()}).required(),
  globalUIComponents: Joi.array()
    .items(Joi.object({name: text.required(), props: Joi.object().unknown()}))
    .required(),
});
