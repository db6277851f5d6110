import {LocalSearch} from '@site/src/lib/search';
import {createRecord} from './records';

/** Titles of the pages that are found, best first. */
function titlesFor(query: string, ...texts: readonly string[]): string[] {
  const search = new LocalSearch();
  texts.forEach((text) => search.add(createRecord(text)));
  return search.search(query).pages.map(({title}) => title);
}

/** Anchors of the page's sections, best first. */
function anchorsFor(query: string, text: string): (string | undefined)[] {
  const search = new LocalSearch();
  search.add(createRecord(text));
  return search.search(query).pages[0].hits.map(({link}) => link.split('#')[1]);
}

describe('scoreStructure', () => {
  it.each([
    ['as it was asked', 'Banner'],
    ['with the asked name at its end', 'lib.banner'],
  ])('SEARCH-23 puts a section first that is called %s', (_, heading) => {
    const [first] = anchorsFor(
      'banner',
      `# Page\n## A banner, a banner and one more banner\nbanner banner banner banner banner\n## ${heading}\ntext`,
    );
    expect(first).toBe(heading.toLowerCase().replace('.', '-'));
  });

  it('SEARCH-23 takes a heading for what was asked, whatever grammar is around it', () => {
    const [first] = anchorsFor(
      'how to sign the output',
      '# Page\n## Sign output, sign all output\nSign the output: how to sign output.\n## Sign output\ntext',
    );
    expect(first).toBe('sign-output');
  });

  it('SEARCH-23 puts a page first that has a section called as it was asked', () => {
    const texts = ['# One\nbanner banner banner banner', '# Two\nlong text\n## Banner\nwords of no use'];
    expect(titlesFor('banner', ...texts)[0]).toBe('Two');
  });

  it('SEARCH-23 puts a page about the word first, before one that has a section called so', () => {
    const texts = ['# Two\nWords.\n## Banner\nA banner.', '# lib.banner\nA banner.'];
    expect(titlesFor('banner', ...texts)[0]).toBe('lib.banner');
  });

  it('SEARCH-23 puts an option on the page of what it belongs to before the same name elsewhere', () => {
    const texts = [
      '# lib.autoExternal\noutput.externals and output.externals: externals of the output.\n' +
        '## output.externals\nIts output.externals, and other externals of the output.',
      '# output\nWords.\n## output.externals\nWhat stays outside.',
    ];
    expect(titlesFor('output.externals', ...texts)[0]).toBe('output');
  });

  it('SEARCH-23 puts a page first that has a section beginning with the several words that were asked', () => {
    const texts = [
      '# wasm\nA top level await.\n## Modes\nWith a top level await, await the top level.\n## Level\ntop level await',
      '# Two\nWords.\n## Top level await outside ESM\nWords of no use.',
    ];
    expect(titlesFor('top level await', ...texts)[0]).toBe('Two');
  });

  it('SEARCH-23 tells names apart that differ in writing alone', () => {
    const search = new LocalSearch();
    search.add(
      createRecord(
        '# Packages\nThe package create-tool.\n## create-tool\nRun create-tool; create-tool asks for a name.',
        {
          frontmatter: {keywords: ['create-tool']},
        },
      ),
    );
    search.add(
      createRecord('# Api\nAll functions of the tool.\n## createTool\nGives an instance.', {
        frontmatter: {keywords: ['createTool']},
      }),
    );
    expect(search.search('createTool').pages.map(({title}) => title)).toEqual(['Api', 'Packages']);
    expect(search.search('create-tool').pages.map(({title}) => title)).toEqual(['Packages', 'Api']);
  });

  it('SEARCH-23 puts a page first that names the several words of the query among its keywords', () => {
    const search = new LocalSearch();
    search.add(
      createRecord(
        '# Settings\nTool tool tool, what is the tool.\n## What the tool does\nTool, the tool, a tool.\n## The tool\ntool tool',
      ),
    );
    search.add({
      ...createRecord('# Introduction\nWords about the tool.'),
      frontmatter: {keywords: ['what is the tool']},
    });
    expect(search.search('what is the tool').pages[0].title).toBe('Introduction');
  });

  it('SEARCH-23 puts the words as they were typed before the same words apart', () => {
    const texts = ['# One\nA target that a build has.', '# Two\nA build target that one has.'];
    expect(titlesFor('build target', ...texts)[0]).toBe('Two');
  });
});
