/** Makes a change of the current docs in a cut version: `npm run docs:backport -- --help`. */
import {runVersionsCli} from './versions/cli.mjs';

const HELP = `npm run docs:backport -- <commit|range|file> --to <version> [--markers]

Makes a change of the current docs and their translations in a cut version too, three-way: what was corrected in
the version stays. Nothing is committed.

  <commit>        what the commit changed in docs/ and in i18n/*/docusaurus-plugin-content-docs/current
  <range>         a..b: what changed between two commits
  <file>          the last change of a page, and that of each of its translations
  --to <version>  a cut version, for example 0.x
  --markers       where the change does not fit, write both texts with markers into the file, and list the lines

A translation is recorded as up to date when that of the current docs was with the same change; others are named.

Each file is reported as applied, already there or not applied. Without --markers a file that the change does not
fit stays untouched, and the change is written beside it as <file>.rej. The exit status is 1 when something is left
to do by hand. Refuses to work on a tree with uncommitted changes.`;

await runVersionsCli({
  name: 'docs:backport',
  help: HELP,
  options: {to: {type: 'string'}, markers: {type: 'boolean', default: false}},
  arguments: 1,
  run: async ({load, siteDir, positionals: [change], values: {to, markers}, print}) => {
    if (to === undefined) {
      throw new Error(`--to is missing\n\n${HELP}`);
    }
    return load('backport/backport.ts').backport({siteDir, change, to, withMarkers: markers, print});
  },
});
