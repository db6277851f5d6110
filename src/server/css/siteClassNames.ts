import {createRequire} from 'node:module';
import path from 'node:path';
import {listFiles} from '../files/listFiles';
import {createClassNames, type ClassNames} from './classNames';

/** The folder of a package's own code: that of its entry. */
function findLib(siteDir: string, name: string): string {
  return path.dirname(createRequire(path.join(siteDir, 'package.json')).resolve(name));
}

/** The class names of the production build, for the CSS modules of the site and of the theme below it. */
export function createSiteClassNames(siteDir: string): ClassNames {
  const themes = ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map((name) => findLib(siteDir, name));
  const modules = [path.join(siteDir, 'src'), ...themes].flatMap((folder) => listFiles(folder, /\.module\.css$/));
  return createClassNames(modules, siteDir);
}
