/** @jest-environment node */
import type {I18n} from '@docusaurus/types';
import i18n from '../../../__fixtures__/generated/i18n';
import {createScriptTags} from '@site/src/plugins/runtime/server/createScriptTags';
import type * as DocsVersions from '@site/src/lib/site/docsVersions';

jest.mock('@site/src/lib/site/docsVersions', () => {
  const original = jest.requireActual<typeof DocsVersions>('@site/src/lib/site/docsVersions');
  return {...original, docsVersions: original.createVersionsOptions(['1.x', '0.x'], {label: '2.x', isReleased: false})};
});

describe('createScriptTags', () => {
  it('VERSION-06 hides closed banners of all versions that have one before the first paint, one that is not out among them', () => {
    const {headTags} = createScriptTags({baseUrl: '/', i18n: i18n as unknown as I18n});
    const [script] = headTags.filter(({innerHTML}) => innerHTML?.includes('data-version-banner-closed'));
    expect(script.innerHTML).toContain('"versions":["2.x","0.x"]');
  });
});
