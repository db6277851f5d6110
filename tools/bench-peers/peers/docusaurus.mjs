import {groupBySection, writeDoc} from '../content.mjs';

/** Docusaurus as it comes, with the local search of the site's design card. */
export default {
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@easyops-cn/docusaurus-search-local': '0.55.3',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  command: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  publicDir: 'static',
  outDir: 'build',
  files(docs) {
    const sidebar = groupBySection(docs).map(([label, items]) => ({
      type: 'category',
      label,
      items: items.map(({route}) => route.slice(1)),
    }));
    return {
      ...Object.fromEntries(docs.map((doc) => [`docs${doc.route}.md`, writeDoc(doc, {hasHeading: true})])),
      'src/pages/index.md': '# Rslib\n\nThe library build tool\n',
      'sidebars.json': JSON.stringify({docs: sidebar}),
      'docusaurus.config.mjs': `export default ${JSON.stringify({
        title: 'Rslib',
        url: 'https://example.org',
        baseUrl: '/',
        future: {v4: true, faster: true},
        onBrokenLinks: 'ignore',
        onBrokenAnchors: 'ignore',
        markdown: {format: 'md'},
        presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.json'}, blog: false}]],
        themes: [['@easyops-cn/docusaurus-search-local', {hashed: true, docsRouteBasePath: '/', indexBlog: false}]],
        themeConfig: {navbar: {title: 'Rslib'}},
      })};`,
    };
  },
};
