/** @jest-environment node */
import {cpSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {CURRENT_VERSION_LABEL} from '@site/src/lib/site/docsVersions';
import {siteConfig} from '@site/src/lib/site/siteConfig';
import {createOriginals} from '@site/tools/i18n/createOriginals';
import {createSite} from '../../plugins/translations/support/createSite';

const ROOT = path.resolve(__dirname, '../../../..');

describe('createOriginals', () => {
  const originals = createOriginals(ROOT);

  it('has the texts of the theme and of the code, without descriptions', async () => {
    const texts = await originals['code.json']();
    expect(texts).toMatchObject({
      'theme.common.skipToMainContent': 'Skip to main content',
      // As the site says it, not the theme.
      'theme.NotFound.title': 'PAGE NOT FOUND',
      'site.strings.introduction': 'Introduction',
    });
    expect(Object.keys(texts).filter((id) => id.endsWith('___DESCRIPTION'))).toEqual([]);
  });

  it('has the labels of the current version and of each cut one', async () => {
    const docs = 'docusaurus-plugin-content-docs';
    expect(await originals[`${docs}/current.json`]()).toMatchObject({
      'version.label': CURRENT_VERSION_LABEL,
      'sidebar.guide.category.guide-start': 'Getting Started',
    });
    const cut = readdirSync(path.join(ROOT, 'versioned_docs')).map((name) => `${docs}/${name}.json`);
    expect(Object.keys(originals)).toEqual(expect.arrayContaining(cut));
  });

  it('has the texts of the site data, of plugins and of the stock bar', async () => {
    expect(await originals['site-data/strings.json']()).toMatchObject({tagline: siteConfig.tagline});
    expect(await originals['site-markdown-pages/texts.json']()).toMatchObject({all: 'All pages in one file'});
    expect(await originals['site-version-changes/feed.json']()).toMatchObject({new: 'new'});
    expect(await originals['docusaurus-theme-classic/navbar.json']()).toEqual({title: siteConfig.title});
  });

  it('stops at texts of the code that cannot be read', async () => {
    const {siteDir} = createSite({
      'src/a.tsx': `import Translate from '@docusaurus/Translate';\nexport const A = ({id}) => <Translate id={id}>Text</Translate>;\n`,
    });
    cpSync(path.join(ROOT, 'versioned_sidebars'), path.join(siteDir, 'versioned_sidebars'), {recursive: true});
    await expect(createOriginals(siteDir)['code.json']()).rejects.toThrow(
      'translations: texts of the code cannot be read',
    );
  });
});
