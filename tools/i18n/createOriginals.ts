import {readFileSync} from 'node:fs';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import type {LoadedContent, SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {normalizeSidebars} from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import {getLoadedContentTranslationFiles} from '@docusaurus/plugin-content-docs/lib/translations.js';
import themeTexts from '@docusaurus/theme-translations/locales/base/theme-common.json';
import type {TranslationFile, TranslationFileContent} from '@docusaurus/types';
import {globTranslatableSourceFiles} from '@docusaurus/utils';
import sidebars from '../../sidebars';
import versionNames from '../../versions.json';
import {CURRENT_VERSION_LABEL} from '../../src/lib/site/docsVersions';
import {siteConfig} from '../../src/lib/site/siteConfig';
import {readJson} from '../../src/server/files/readJson';
import {createTranslationFiles as createMarkdownFiles} from '../../src/plugins/markdown-pages/server/texts';
import {createTranslationFiles as createSiteFiles} from '../../src/plugins/site-data/server/translations';
import type {Originals, Texts} from '../../src/plugins/translations/server/texts/lintTexts';
import {createTranslationFiles as createOptionFiles} from '../../src/plugins/verified-docs/server/facts/createTranslationFiles';
import {createTranslationFiles as createFeedFiles} from '../../src/plugins/version-changes/server/feed/feedTexts';

function toTexts(content: TranslationFileContent): Texts {
  return Object.fromEntries(Object.entries(content).map(([id, {message}]) => [id, message]));
}

/** Texts of the theme's own components, and of the site's. */
async function readCodeTexts(siteDir: string): Promise<Texts> {
  const files = await globTranslatableSourceFiles([path.join(siteDir, 'src')]);
  // The others hold no texts, which the extractor finds out by parsing them: that takes ten times as long.
  const withTexts = files.filter((file) => readFileSync(file, 'utf8').includes('@docusaurus/Translate'));
  const found = await extractAllSourceCodeFileTranslations(withTexts, getBabelOptions({isServer: true}));
  const warnings = found.flatMap((file) => file.warnings);
  if (warnings.length > 0) {
    throw new Error(`translations: texts of the code cannot be read:\n${warnings.join('\n')}`);
  }
  const ofTheme = Object.entries(themeTexts).filter(([id]) => !id.endsWith('___DESCRIPTION'));
  return Object.assign(Object.fromEntries(ofTheme), ...found.map(({translations}) => toTexts(translations))) as Texts;
}

/** The texts that a plugin gives to translators. */
function ofPlugin(name: string, files: readonly TranslationFile[]): Originals {
  return Object.fromEntries(files.map(({path: file, content}) => [`${name}/${file}.json`, () => toTexts(content)]));
}

/** Label of a version and of what is in its sidebars. */
function createDocsFiles(versionName: string, label: string, config: unknown): TranslationFile[] {
  // All that is read of a version for its texts.
  const version = {versionName, label, sidebars: normalizeSidebars(config as SidebarsConfig)};
  return getLoadedContentTranslationFiles({loadedVersions: [version]} as unknown as LoadedContent);
}

/**
 * The English texts of this site: every file that `docusaurus write-translations` writes for a language, with the same ids. A
 * plugin with texts of its own is added here; until then its files are reported as read by nothing.
 */
export function createOriginals(siteDir: string): Originals {
  let code: Promise<Texts> | undefined;
  return {
    'code.json': () => (code ??= readCodeTexts(siteDir)),
    ...ofPlugin('docusaurus-theme-classic', [{path: 'navbar', content: {title: {message: siteConfig.title}}}]),
    ...ofPlugin('docusaurus-plugin-content-docs', [
      ...createDocsFiles('current', CURRENT_VERSION_LABEL, sidebars),
      ...versionNames.flatMap((name) =>
        createDocsFiles(name, name, readJson(siteDir, `versioned_sidebars/version-${name}-sidebars.json`)),
      ),
    ]),
    ...ofPlugin('site-data', createSiteFiles(siteConfig)),
    ...ofPlugin('site-markdown-pages', createMarkdownFiles()),
    ...ofPlugin('site-verified-docs', createOptionFiles()),
    ...ofPlugin('site-version-changes', createFeedFiles(siteConfig.copyright)),
  };
}
