import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import useDocParts, {type DocParts} from '@site/src/components/DocLayout/useDocParts';
import type {PageFlags} from '@site/src/lib/site/records';
import {renderWithProviders} from '../../support/renderWithProviders';
import {withSiteData} from '../../support/siteData';

const PAGE = '/guide/start/quick-start';

function readParts(flags: PageFlags): DocParts {
  let parts: DocParts | undefined;
  function Reader(): null {
    parts = useDocParts();
    return null;
  }
  renderWithProviders(
    <DocsSidebarProvider name="guide" items={[]}>
      <Reader />
    </DocsSidebarProvider>,
    {route: PAGE, globalData: withSiteData({pages: {[PAGE]: flags}})},
  );
  return parts!;
}

const ALL: DocParts = {sidebar: true, outline: true, footer: true};

describe('useDocParts', () => {
  it('FRONTMATTER-02 shows all parts by default', () => {
    expect(readParts({})).toEqual(ALL);
  });

  it.each(['sidebar', 'outline', 'footer'] as const)('FRONTMATTER-02 hides the %s alone with false', (part) => {
    expect(readParts({[part]: false})).toEqual({...ALL, [part]: false});
  });

  it.each(['home', 'custom', 'blank'])('PAGEKIND-03 PAGEKIND-04 shows none on kind %s', (pageType) => {
    expect(readParts({pageType})).toEqual({sidebar: false, outline: false, footer: false});
  });
});
