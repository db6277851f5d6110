import {createMenu, writeDoc} from '../content.mjs';

/** Rspress with its stock theme and search. */
export default {
  packages: {'@rspress/core': '2.0.22'},
  command: ['node_modules/@rspress/core/bin/rspress.js', 'build'],
  publicDir: 'docs/public',
  outDir: 'doc_build',
  files(docs) {
    const sidebar = createMenu(docs, 'text');
    return {
      ...Object.fromEntries(docs.map((doc) => [`docs${doc.route}.md`, writeDoc(doc, {hasHeading: true})])),
      'docs/index.md': ['---', 'pageType: home', 'hero: {name: Rslib, text: The library build tool}', '---', ''].join(
        '\n',
      ),
      'rspress.config.mjs': `export default ${JSON.stringify({
        root: 'docs',
        title: 'Rslib',
        markdown: {link: {checkDeadLinks: false}},
        themeConfig: {sidebar: {'/': sidebar}},
      })};`,
    };
  },
};
