/** @jest-environment node */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {assertAddresses} from '@site/src/plugins/docs/server/assertAddresses';

function createContent(...docs: {permalink: string; source: string}[]): LoadedContent {
  return {loadedVersions: [{docs: docs.slice(0, 1)}, {docs: docs.slice(1)}]} as unknown as LoadedContent;
}

const CLI = {permalink: '/guide/cli', source: '@site/docs/guide/cli.mdx'};

describe('assertAddresses', () => {
  it('allows pages with addresses of their own', () => {
    expect(() => assertAddresses(createContent(CLI, {...CLI, permalink: '/guide/umd'}))).not.toThrow();
  });

  it('throws if two pages have one address, and names both files', () => {
    const content = createContent(CLI, {...CLI, source: '@site/docs/guide/umd.mdx'});
    expect(() => assertAddresses(content)).toThrowErrorMatchingInlineSnapshot(`
      "docs: pages with the same address:
        /guide/cli: docs/guide/cli.mdx, docs/guide/umd.mdx
      Rename a file, or give one another "slug" in its front matter."
    `);
  });

  it('throws if two pages are one file of the build, though their addresses differ by a slash', () => {
    const content = createContent(CLI, {permalink: '/guide/cli/', source: '@site/docs/guide/cli/index.mdx'});
    expect(() => assertAddresses(content)).toThrow('/guide/cli: docs/guide/cli.mdx, docs/guide/cli/index.mdx');
  });
});
