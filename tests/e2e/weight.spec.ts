import {expect, test} from '@playwright/test';
import {siteConfig} from '../../src/lib/site/siteConfig';
import {formatVerdicts, judgeFigures} from '../../tools/weight/budgets';
import {measureSite} from '../../tools/weight/measureSite';
import {BUILD} from './support/build';

test('budgets: pages and scripts weigh no more than they may', async ({browser, baseURL}) => {
  const {figures, details} = await measureSite(browser, baseURL ?? '', BUILD, siteConfig.locales);
  const verdicts = judgeFigures(figures);
  console.log(formatVerdicts(verdicts).join('\n'));
  const broken = verdicts.filter(({state}) => state === 'exceeded');
  expect(formatVerdicts(broken), details.join('\n')).toEqual([]);
});
