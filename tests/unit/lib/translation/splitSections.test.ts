import {FRONT_MATTER, LEAD, normalizeSection, splitSections} from '@site/src/lib/translation';

const PAGE = `---
title: Command line
description: All commands.
keywords:
  - cli
  - flags
sidebar_label: CLI
---

The lead.

## Build {/* #build */}

Text of build.

\`\`\`sh
## No heading {/* #no */}
\`\`\`

1. A step:

   \`\`\`\`md
   \`\`\`
   ## Inner {/* #inner */}
   \`\`\`
   \`\`\`\`

   after the block

### Watch \`--watch\` {/* #watch */}

##### Without id

Text of watch.
`;

describe('splitSections', () => {
  const sections = splitSections(PAGE);

  it('has the front matter, the lead and a section for each heading with an id', () => {
    expect(sections.map(({key, title, line}) => [key, title, line])).toEqual([
      [FRONT_MATTER, '', 1],
      [LEAD, '', 9],
      ['build', 'Build', 12],
      ['watch', 'Watch `--watch`', 30],
    ]);
  });

  it('keeps texts of the front matter, without the search words of the language', () => {
    expect(sections[0].text).toBe('title: Command line\ndescription: All commands.\nsidebar_label: CLI');
  });

  it('leaves code blocks out, nested and indented ones too', () => {
    expect(sections[2].text.split(/\n\s*/).filter(Boolean)).toEqual([
      'Build',
      'Text of build.',
      '1. A step:',
      'after the block',
    ]);
    expect(sections[3].text).toContain('##### Without id\n\nText of watch.');
  });

  it('reads a page without front matter, and line ends of Windows', () => {
    expect(splitSections('One\r\n\r\n## Two {/* #two */}\r\n').map(({key, text}) => [key, text])).toEqual([
      [FRONT_MATTER, ''],
      [LEAD, 'One'],
      ['two', 'Two'],
    ]);
  });
});

describe('splitSections of a page of plain Markdown', () => {
  it('knows headings by the id in a comment of Markdown', () => {
    const source = 'One\n\n## Two <!-- #two -->\n\nText.\n\n### Three `a`  <!--#three-->  \n\n## Four <!-- four -->\n';
    expect(splitSections(source).map(({key, title, line, text}) => [key, title, line, text])).toEqual([
      [FRONT_MATTER, '', 1, ''],
      [LEAD, '', 1, 'One'],
      ['two', 'Two', 3, 'Two\n\nText.'],
      ['three', 'Three `a`', 7, 'Three `a`\n\n## Four <!-- four -->'],
    ]);
  });
});

describe('normalizeSection', () => {
  it('sees no difference in line breaks and the width of columns', () => {
    expect(normalizeSection('A long\nline\n\n| a   | b |\n| ----- | :-----: |')).toBe(
      normalizeSection('A long line\n| a | b |\n| --- | :---: |'),
    );
  });

  it('sees every change of a word or a mark', () => {
    expect(normalizeSection('One, two')).not.toBe(normalizeSection('One two'));
  });
});
