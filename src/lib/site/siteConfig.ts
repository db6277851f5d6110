import locales from './locales.json';
import {siteSettings} from './siteSettings';
import type {SiteConfig} from './types';

/**
 * The site's own data, in one place. `src/plugins/site-data` checks every entry at build time (VALIDATE-02) and hands it
 * to the theme; the texts are translated in `i18n/<locale>/site-data/`. `npm run i18n:add` adds a language to `locales.json`.
 */
export const siteConfig: SiteConfig = {
  title: 'Rslib',
  tagline: 'The library build tool on Rspack',
  url: 'https://rslib-docs.example.org',
  favicon: 'img/favicon.svg',
  logo: {image: {light: '/img/logo.svg', dark: '/img/logo-dark.svg'}, text: 'Rslib', alt: 'Rslib'},
  assetsHost: '',
  landing: {
    background: {light: '/img/landing-bg.svg', dark: '/img/landing-bg-dark.svg'},
    heroLogo: {light: '/img/logo.svg', dark: '/img/logo-dark.svg'},
  },
  organization: {name: 'Rstack', url: 'https://github.com/web-infra-dev', logo: '/img/org.svg'},
  license: {name: 'MIT', url: 'https://opensource.org/license/mit'},
  copyright: 'Rslib documentation contributors',
  locales,
  nav: [
    {text: 'Guide', link: '/guide/start/', activeMatch: '^/guide/', position: 'right'},
    {text: 'Config', link: '/config/', activeMatch: '^/config/', position: 'right'},
    {text: 'API', link: '/api/javascript-api/core', activeMatch: '^/api/', position: 'right'},
  ],
  socialLinks: [
    {icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rslib'},
    {icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev'},
    {icon: 'discord', mode: 'link', content: 'https://discord.gg/79ZZ66GH9E'},
  ],
  tools: [
    {
      title: '工具',
      titleEn: 'Tools',
      links: [
        {
          name: 'Rspack',
          desc: '用 Rust 编写的高性能打包工具',
          descEn: 'Bundler written in Rust',
          logo: '/img/tools/rspack.svg',
          url: 'https://rspack.rs/zh/',
          urlEn: 'https://rspack.rs/',
        },
        {
          name: 'Rsbuild',
          desc: '构建网页应用的工具',
          descEn: 'Build tool for web applications',
          logo: '/img/tools/rsbuild.svg',
          url: 'https://rsbuild.rs/zh/',
          urlEn: 'https://rsbuild.rs/',
        },
        {
          name: 'Rspress',
          desc: '静态站点生成器',
          descEn: 'Static site generator',
          logo: '/img/tools/rspress.svg',
          url: 'https://rspress.rs/zh/',
          urlEn: 'https://rspress.rs/',
        },
        {
          name: 'Rslib',
          desc: '构建 JavaScript 库的工具',
          descEn: 'Build tool for JavaScript libraries',
          logo: '/img/tools/rslib.svg',
          url: 'https://rslib.rs/zh/',
          urlEn: 'https://rslib.rs/',
        },
        {
          name: 'Rsdoctor',
          desc: '分析构建过程与产物的工具',
          descEn: 'Analyzer of builds and their output',
          logo: '/img/tools/rsdoctor.svg',
          url: 'https://rsdoctor.rs/zh/',
          urlEn: 'https://rsdoctor.rs/',
        },
      ],
    },
  ],
  announcement: {
    href: '/guide/basic/upgrade-rslib',
    message: 'Rslib 1.0 is out: read how to upgrade from 0.x',
    localStorageKey: 'announcement-rslib-1-0',
    display: true,
  },
  ...siteSettings,
  route: {cleanUrls: true},
  ssg: true,
  markdown: {showLineNumbers: false, defaultWrapCode: false, codeHighlighter: 'prism'},
  search: {engine: 'local'},
  globalUIComponents: [{name: 'ImageZoom'}],
};
