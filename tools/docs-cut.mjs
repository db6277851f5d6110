/** Freezes the docs in `docs/` as a version: `npm run docs:cut -- --help`. */
import {restamp} from './build.mjs';
import {runVersionsCli} from './versions/cli.mjs';

const HELP = `npm run docs:cut -- <version> [--next <version>] [--dry-run]

Freezes the docs in docs/ as a version, in every language: pages, sidebars, labels, facts, lists, results and
packages of docs:verify, and a line in CHANGELOG.md. Nothing is committed; when a step fails, the tree is as before.

  <version>         name of the frozen version, for example 1.x or 1.0
  --next <version>  what docs/ goes on as; needed when <version> is its present name. Readers get the frozen
                    version until "isReleased" in src/lib/site/currentVersion.json says that the next one is out
  --dry-run         checks, shows the plan, changes nothing

Checks first: nothing uncommitted, valid and new names in the order of the versions, docs:verify without a finding,
every translated page with its English page.`;

await runVersionsCli({
  name: 'docs:cut',
  help: HELP,
  options: {next: {type: 'string'}, 'dry-run': {type: 'boolean', default: false}},
  arguments: 1,
  buildsSite: true,
  run: async ({load, siteDir, positionals: [version], values, print}) => {
    const tools = load('tools.ts').createTools(siteDir);
    const {next, 'dry-run': isDryRun} = values;
    await load('cutVersion.ts').cutVersion({siteDir, version, next, isDryRun, tools, print});
    if (!isDryRun) {
      restamp();
    }
  },
});
