/** @jest-environment node */
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {overviewFileName} from '@site/src/plugins/site-data/server/createOverviews';
import {createRemarkOverview} from '@site/src/plugins/site-data/server/remarkOverview';

function transform(value: string, frontMatter: object): RootContent[] {
  const file = new VFile({value, path: '/site/docs/config/index.mdx', data: {frontMatter}});
  const processor = unified().use(remarkParse).use(remarkMdx).use(createRemarkOverview('/site'));
  return processor.runSync(processor.parse(file), file).children;
}

function importedFile(node: RootContent | undefined): unknown {
  const statement = node?.type === 'mdxjsEsm' ? node.data?.estree?.body[0] : undefined;
  return statement?.type === 'ImportDeclaration' ? statement.source.value : undefined;
}

function lists(nodes: RootContent[]): MdxJsxFlowElement[] {
  return nodes.filter((node) => node.type === 'mdxJsxFlowElement').filter(({name}) => name === 'Overview');
}

function attributeNames({attributes}: MdxJsxFlowElement): string[] {
  return attributes.map((attribute) => ('name' in attribute ? attribute.name : attribute.value));
}

describe('createRemarkOverview', () => {
  it('OVERVIEW-01 OVERVIEW-08 adds the generated groups behind the text of the page', () => {
    const nodes = transform('Text.\n', {overview: true});
    expect(nodes.map(({type}) => type)).toEqual(['mdxjsEsm', 'paragraph', 'mdxJsxFlowElement']);
    expect(importedFile(nodes[0])).toBe(`@generated/site-data/default/${overviewFileName('docs/config/index.mdx')}`);
    expect(lists(nodes).map(attributeNames)).toEqual([['groups']]);
  });

  it('OVERVIEW-02 gives the groups to a list the author placed, and adds no second one', () => {
    const nodes = transform('<Overview overviewHeaders={[2, 3]} />\n\nText.\n', {overview: true});
    expect(nodes.map(({type}) => type)).toEqual(['mdxjsEsm', 'mdxJsxFlowElement', 'paragraph']);
    expect(lists(nodes).map(attributeNames)).toEqual([['overviewHeaders', 'groups']]);
  });

  it.each([{}, {overview: false}])('OVERVIEW-01 leaves a page with %j alone', (frontMatter) => {
    expect(transform('Text.\n', frontMatter).map(({type}) => type)).toEqual(['paragraph']);
  });
});
