/** Removes a cut version of the docs: `npm run docs:drop -- --help`. */
import {restamp} from './build.mjs';
import {runVersionsCli} from './versions/cli.mjs';

const HELP = `npm run docs:drop -- <version> [--dry-run]

Removes a cut version in every language, with everything that docs:verify keeps for it, and leads its addresses to
the version readers get by default: to where src/plugins/versions/moves.json says a page has moved, else to the
same page, or to the nearest one. Nothing is committed; when a step fails, the tree is as before.

  --dry-run  shows the plan, changes nothing`;

await runVersionsCli({
  name: 'docs:drop',
  help: HELP,
  options: {'dry-run': {type: 'boolean', default: false}},
  arguments: 1,
  buildsSite: true,
  run: async ({load, siteDir, positionals: [version], values, print}) => {
    const tools = load('tools.ts').createTools(siteDir);
    await load('dropVersion.ts').dropVersion({siteDir, version, isDryRun: values['dry-run'], tools, print});
    if (!values['dry-run']) {
      restamp();
    }
  },
});
