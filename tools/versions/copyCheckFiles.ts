import {copyFileSync, existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {getCheckFiles} from './versionFiles';

/** The fact file, lists, results and packages of one version, under the names of another; what is there stays. */
export function copyCheckFiles(siteDir: string, from: string, to: string): void {
  const targets = getCheckFiles(siteDir, to);
  getCheckFiles(siteDir, from).forEach((source, index) => {
    const target = path.join(siteDir, targets[index]);
    if (existsSync(path.join(siteDir, source)) && !existsSync(target)) {
      mkdirSync(path.dirname(target), {recursive: true});
      copyFileSync(path.join(siteDir, source), target);
    }
  });
}
