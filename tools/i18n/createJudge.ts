import {siteConfig} from '../../src/lib/site/siteConfig';
import {judgePage} from '../../src/plugins/site-data/server/judgePage';
import type {JudgePage} from '../../src/plugins/translations/server/runLint';

/** What the build of this site refuses of a page, for `i18n:lint`: it has not to wait for a build. */
export function createJudge(siteDir: string): JudgePage {
  const places = {siteDir, host: siteConfig.assetsHost};
  return (page, root) => judgePage({...page, root}, places);
}
