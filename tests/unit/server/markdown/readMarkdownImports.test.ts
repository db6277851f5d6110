/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseMarkdown} from '@site/src/server/markdown/parseMarkdown';
import {readMarkdownImports} from '@site/src/server/markdown/readMarkdownImports';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs';

describe('readMarkdownImports', () => {
  let siteDir: string;

  beforeAll(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'markdown-imports-'));
    for (const file of ['docs/_part.mdx', 'versioned_docs/version-0.x/_part.mdx']) {
      mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
      writeFileSync(path.join(siteDir, file), 'Text.\n');
    }
  });

  afterAll(() => {
    rmSync(siteDir, {recursive: true});
  });

  function read(source: string, file: string): ReturnType<typeof readMarkdownImports> {
    const filePath = path.join(siteDir, file);
    return readMarkdownImports(parseMarkdown(source, filePath).root.children, filePath, siteDir);
  }

  it('lists the files, each with its name', () => {
    expect(read("import Part from './_part.mdx'\nimport Same from '@site/docs/_part.mdx'\n", 'docs/a.mdx')).toEqual(
      ['Part', 'Same'].map((name) => ({name, filePath: path.join(siteDir, 'docs', '_part.mdx')})),
    );
  });

  it('throws at a file that is not there', () => {
    expect(() => read("Text.\n\nimport Part from './_prat.mdx'\n", 'docs/a.mdx')).toThrow(
      'docs/a.mdx:3: the import "./_prat.mdx" leads to no file; there is no docs/_prat.mdx.',
    );
  });

  it.each([
    ['current', 'docs/_part.mdx'],
    ['version-0.x', 'versioned_docs/version-0.x/_part.mdx'],
  ])('says what to do with a part that is not translated in %s', (version, original) => {
    expect(() => read("import Part from './_part.mdx'\n", `${ZH}/${version}/a.mdx`)).toThrow(
      `${ZH}/${version}/a.mdx:1: the import "./_part.mdx" leads to no file; it is not translated: ` +
        `copy ${original} to ${ZH}/${version}/_part.mdx and translate it.`,
    );
  });
});
