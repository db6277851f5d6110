import {createMenu, writeDoc} from '../content.mjs';

/** VitePress with its stock theme and its local search. */
export default {
  packages: {vitepress: '1.6.4'},
  command: ['node_modules/vitepress/bin/vitepress.js', 'build'],
  publicDir: 'public',
  outDir: '.vitepress/dist',
  files(docs) {
    const sidebar = createMenu(docs, 'text');
    return {
      ...Object.fromEntries(docs.map((doc) => [`${doc.route.slice(1)}.md`, writeDoc(doc, {hasHeading: true})])),
      'index.md': ['---', 'layout: home', 'hero: {name: Rslib, text: The library build tool}', '---', ''].join('\n'),
      '.vitepress/config.mjs': `export default ${JSON.stringify({
        title: 'Rslib',
        cleanUrls: true,
        ignoreDeadLinks: true,
        markdown: {html: false},
        // Two braces in a text are what they look like.
        vue: {template: {compilerOptions: {delimiters: ['[[[', ']]]']}}},
        themeConfig: {sidebar, search: {provider: 'local'}},
      })};`,
    };
  },
};
