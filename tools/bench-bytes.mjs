/** Weighs the production build against its budgets: `npm run bench:bytes`. Figures only; `tests/e2e/weight.spec.ts` is the check. */
import {parseArgs} from 'node:util';
import {OUT_DIR, ROOT} from './build.mjs';
import {readLocales} from './locales.mjs';
import {showHelp} from './showHelp.mjs';
import {withSite} from './withSite.mjs';

const HELP = `npm run bench:bytes

Builds when something changed, and weighs pages and scripts against the budgets in tools/weight/budgets.ts. It takes no
options.`;

async function printFigures({browser, origin}) {
  await import('./typescript/register.mjs');
  const {measureSite} = await import('./weight/measureSite.ts');
  const {formatVerdicts, judgeFigures} = await import('./weight/budgets.ts');
  const {figures, details} = await measureSite(browser, origin, OUT_DIR, readLocales(ROOT));
  console.log([...formatVerdicts(judgeFigures(figures)), ...details].join('\n'));
}

async function main(args) {
  if (showHelp(args, HELP)) {
    return;
  }
  // It takes nothing, and says so.
  parseArgs({args, options: {}});
  await withSite(printFigures);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`bench:bytes: ${error.message}`);
  process.exitCode = 1;
});
