/** @jest-environment node */
import type {LoadContext} from '@docusaurus/types';
import socialCards from '@site/src/plugins/social-cards';

it('throws at once if there is no file of the logo', () => {
  const context = {siteDir: __dirname} as LoadContext;
  expect(() => socialCards(context, {id: 'default', logo: 'static/logo.svg', fonts: {}})).toThrow(
    'social-cards: the option "logo" in docusaurus.config.ts names "static/logo.svg", which does not exist.',
  );
});
