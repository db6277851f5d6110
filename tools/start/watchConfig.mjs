import {readdirSync, readFileSync, statSync, watch} from 'node:fs';
import path from 'node:path';

/** What the configuration imports, and Docusaurus does not watch: the site's own data, its languages and settings. */
const FOLDER = path.join('src', 'lib', 'site');
/** Editors write a file in several steps. */
const DELAY_MS = 300;

function readFolder(folder) {
  return new Map(
    readdirSync(folder)
      .filter((name) => /^[^.].*\.(?:ts|json)$/.test(name))
      .map((name) => path.join(folder, name))
      .filter((file) => statSync(file, {throwIfNoEntry: false})?.isFile())
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

/**
 * Calls back with the name of a file of the site's own data when what it says has changed; returns what ends that.
 *
 * @param {string} siteDir
 * @param {(file: string) => void} onChange gets the path inside the site
 */
export function watchConfig(siteDir, onChange) {
  const folder = path.join(siteDir, FOLDER);
  let known = readFolder(folder);
  let timer;
  const watcher = watch(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = readFolder(folder);
      const changed = [...new Set([...known.keys(), ...now.keys()])].find((file) => known.get(file) !== now.get(file));
      known = now;
      if (changed !== undefined) {
        onChange(path.relative(siteDir, changed).split(path.sep).join('/'));
      }
    }, DELAY_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
