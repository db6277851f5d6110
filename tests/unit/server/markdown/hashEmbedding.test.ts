/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {hashEmbedding} from '@site/src/server/markdown/hashEmbedding';
import {hashMarkdown} from '@site/src/server/markdown/parseMarkdown';

describe('hashEmbedding', () => {
  let siteDir: string;
  let page: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'hash-embedding-'));
    page = path.join(siteDir, 'docs/page.mdx');
    mkdirSync(path.join(siteDir, 'docs/shared'), {recursive: true});
  });

  afterEach(() => {
    rmSync(siteDir, {recursive: true});
  });

  function write(name: string, text: string): void {
    writeFileSync(path.join(siteDir, name), text);
  }

  it('is the hash of the text where nothing is embedded', () => {
    const source = 'It’s about [other pages](./other.mdx), and `import "./gone.mdx"`.\n';
    expect(hashEmbedding(source, page, siteDir)).toBe(hashMarkdown(source, page));
  });

  it.each(["import Part from './shared/part.mdx';", "import Part from\n  '@site/docs/shared/part.mdx';"])(
    'changes with a file that the page embeds, and with one that this embeds: %j',
    (statement) => {
      const hash = (): string => hashEmbedding(`${statement}\n\n<Part />\n`, page, siteDir);
      write('docs/shared/part.mdx', "import Inner from './inner.md';\n");
      write('docs/shared/inner.md', 'One.\n');
      const first = hash();
      expect(hash()).toBe(first);
      write('docs/shared/inner.md', 'Two.\n');
      const second = hash();
      expect(second).not.toBe(first);
      write('docs/shared/part.mdx', 'Other text.\n');
      expect([first, second]).not.toContain(hash());
    },
  );

  it('comes to an end where files name each other', () => {
    write('docs/shared/part.mdx', "import Page from '../page.mdx';\n");
    const source = "import Part from './shared/part.mdx';\nimport Page from './page.mdx';\n";
    write('docs/page.mdx', source);
    expect(hashEmbedding(source, page, siteDir)).toMatch(/^\.mdx [\da-f]{16} [\da-f]{16}$/);
  });
});
