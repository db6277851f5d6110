import type {LoadContext, Plugin} from '@docusaurus/types';
import {createVersionMap} from '../../lib/versions';
import {getDocsVersions} from '../../server/content/readContent';
import type {SiteDataContent} from '../site-data/types';
import type {PluginOptions} from './options';
import {createHeadingsModule, headingsFileName} from './server/createHeadingsModule';
import {findUntranslated} from './server/findUntranslated';
import {createVersionEntry, createVersionInput, sortVersions} from './server/readVersions';
import type {VersionsData} from './types';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** What differs between the versions of the docs: see README.md in this folder. */
export default function versionsPlugin({siteDir, i18n}: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'site-versions',

    contentLoaded({actions}) {
      // A fixed place in the global data: what comes later stands there in the order in which the plugins get done.
      actions.setGlobalData({});
    },

    async allContentLoaded({allContent, actions}) {
      const {loadRecords} = allContent['site-data'].default as SiteDataContent;
      const versions = sortVersions(getDocsVersions(allContent));
      const {pages: records} = await loadRecords(allContent);
      const {pages, headings} = createVersionMap({
        versions: versions.map((version) => createVersionInput(version, records)),
        moves: options.moves,
      });
      actions.setGlobalData({
        versions: versions.map((version) => createVersionEntry(version)),
        pages,
        untranslated: findUntranslated({siteDir, i18n, versions}),
      } satisfies VersionsData);

      for (const [version, gaps] of Object.entries(headings)) {
        await actions.createData(headingsFileName(i18n.currentLocale, version), gaps);
      }
      await actions.createData('headings.js', createHeadingsModule(headings, i18n.currentLocale));
    },
  };
}
