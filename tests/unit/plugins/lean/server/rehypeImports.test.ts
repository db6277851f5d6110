import type {Program} from 'estree';
import {VFile} from 'vfile';
import {createExport, createImport} from '@site/src/lib/markdown/createMdxNodes';
import {HOME_PAGE, RARE_COMPONENTS, RARE_MODULES} from '@site/src/plugins/lean/rareComponents';
import {rehypeImports} from '@site/src/plugins/lean/server/rehypeImports';
import MDXComponents from '@theme/MDXComponents';

type Node = {type: string; name?: string; data?: {estree?: Program}; children?: Node[]};

const jsx = (name: string, ...children: Node[]): Node => ({type: 'mdxJsxFlowElement', name, children});

function transformPage(frontMatter: object, ...children: Node[]): Node[] {
  const tree = {type: 'root', children};
  const file = new VFile();
  file.data.frontMatter = frontMatter;
  rehypeImports()(tree, file);
  return tree.children;
}

const transform = (...children: Node[]): Node[] => transformPage({}, ...children);

it('PAGEKIND-02 lets a home page bring what shows it, and no other page', () => {
  expect(transformPage({pageType: 'home'}, jsx('Badge'))).toEqual([createExport('HomePage', HOME_PAGE), jsx('Badge')]);
  expect(transformPage({pageType: 'doc'}, jsx('Badge'))).toEqual([jsx('Badge')]);
});

it('lets a page import the rare components that it uses, at any depth and once', () => {
  const blocks = [jsx('Steps', jsx('BeforeAfter')), jsx('BeforeAfter'), jsx('VersionChanges')];
  expect(transform(...blocks)).toEqual([
    createImport('BeforeAfter', RARE_COMPONENTS.BeforeAfter),
    createImport('VersionChanges', RARE_COMPONENTS.VersionChanges),
    ...blocks,
  ]);
});

it('leaves alone what the page imports itself, and pages without such components', () => {
  const own = [createImport('Overview', './mine') as Node, jsx('Overview')];
  expect(transform(...own)).toEqual(own);
  expect(transform(jsx('Badge'))).toEqual([jsx('Badge')]);
});

it('names every component in one place only, and knows the modules of the larger rare ones', () => {
  for (const [name, request] of Object.entries(RARE_COMPONENTS)) {
    expect(MDXComponents).not.toHaveProperty(name);
    const isSmall = /^Cards?$/.test(name);
    expect(RARE_MODULES.test(`/x/${request.replace('@site/', '')}/index.tsx`)).toBe(!isSmall);
  }
  expect('/x/src/components/ChangesPanel/index.tsx').not.toMatch(RARE_MODULES);
  expect('/x/src/components/Changes/useCountTexts.ts').not.toMatch(RARE_MODULES);
});
