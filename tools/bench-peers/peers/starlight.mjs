import {createMenu, writeDoc} from '../content.mjs';

/** The package that holds Node for this machine. */
const NODE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Astro's Starlight with its stock theme and Pagefind. It needs a newer Node than this project does, which comes as a package. */
export default {
  packages: {
    astro: '7.3.5',
    '@astrojs/starlight': '0.42.4',
    [NODE]: '22.23.3',
  },
  program: `node_modules/${NODE}/bin/node`,
  command: ['node_modules/astro/bin/astro.mjs', 'build'],
  publicDir: 'public',
  outDir: 'dist',
  files(docs) {
    const sidebar = createMenu(docs, 'label');
    return {
      ...Object.fromEntries(
        docs.map((doc) => [`src/content/docs${doc.route.toLowerCase()}.md`, writeDoc(doc, {hasHeading: false})]),
      ),
      'src/content/docs/index.md': [
        '---',
        'title: Rslib',
        'template: splash',
        'hero: {tagline: The library build tool}',
        '---',
        '',
      ].join('\n'),
      'src/content.config.ts': [
        "import {defineCollection} from 'astro:content';",
        "import {docsLoader} from '@astrojs/starlight/loaders';",
        "import {docsSchema} from '@astrojs/starlight/schema';",
        'export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};',
      ].join('\n'),
      'astro.config.mjs': [
        "import {defineConfig} from 'astro/config';",
        "import starlight from '@astrojs/starlight';",
        `export default defineConfig({integrations: [starlight(${JSON.stringify({title: 'Rslib', sidebar})})]});`,
      ].join('\n'),
    };
  },
};
