/** Weighs the production build against its budgets: `npm run bench:bytes`. Figures only; `tests/e2e/weight.spec.ts` is the check. */
import './typescript/register.mjs';
import {OUT_DIR} from './build.mjs';
import {withSite} from './withSite.mjs';

withSite(async ({browser, origin}) => {
  const {measureSite} = await import('./weight/measureSite.ts');
  const {formatVerdicts, judgeFigures} = await import('./weight/budgets.ts');
  const {figures, details} = await measureSite(browser, origin, OUT_DIR);
  console.log([...formatVerdicts(judgeFigures(figures)), ...details].join('\n'));
}).catch((error) => {
  console.error(`bench:bytes: ${error.message}`);
  process.exitCode = 1;
});
