/** @jest-environment node */
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {createParseFrontMatter} from '@site/src/plugins/site-data/server/parseFrontMatter';

const parse = createParseFrontMatter('/site');

function parseText(lines: string): ReturnType<typeof parse> {
  return parse({
    filePath: '/site/docs/a.mdx',
    fileContent: `---\n${lines}\n---\n\nText.\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

describe('createParseFrontMatter', () => {
  it('throws if a value has the wrong type, with file and line', async () => {
    await expect(parseText('title: A\npageType: [home]')).rejects.toThrowErrorMatchingInlineSnapshot(`
     "Front matter with a wrong type:
       docs/a.mdx:3: pageType is not a valid string (found ["home"])"
    `);
  });

  it('throws if the front matter is not YAML, with file and line, each time it is asked', async () => {
    const lines = 'title: A\ndescription: see: below';
    for (let time = 0; time < 2; time += 1) {
      await expect(parseText(lines)).rejects.toThrow(
        'docs/a.mdx:3: the front matter is not valid YAML: bad indentation of a mapping entry',
      );
    }
    expect((await parseText('title: A\ndescription: "see: below"')).frontMatter).toMatchObject({title: 'A'});
  });

  it('FRONTMATTER-03 lets an unknown page kind pass', async () => {
    expect((await parseText('pageType: landing')).frontMatter).toEqual({pageType: 'landing'});
  });

  it.each(['overview: true', 'outline: false'])(
    'OVERVIEW-08 OUTLINE-07 gives a page with %s no outline',
    async (line) => {
      expect((await parseText(line)).frontMatter.hide_table_of_contents).toBe(true);
    },
  );

  it('keeps what Docusaurus parses', async () => {
    const {frontMatter, content} = await parseText('title: A\nsidebar_label: B');
    expect(frontMatter).toEqual({title: 'A', sidebar_label: 'B'});
    expect(content.trim()).toBe('Text.');
  });
});
