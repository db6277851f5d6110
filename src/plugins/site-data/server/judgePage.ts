import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';
import type {Root} from 'mdast';
import {locateProblems} from '../../../lib/frontMatter/assertFrontMatter';
import {getPageVersion} from '../../../server/content/pageVersion';
import {findOtherProblems, hasKeys, NO_KEYS} from './judgeFrontMatter';
import {judgeDirectives} from './remarkDirectives';
import {judgeElements} from './remarkElements';
import {judgeImages, type ImagePlaces} from './remarkImages';
import {judgeNames} from './remarkNames';

export type JudgedPage = {
  /** Path inside the site, with slashes. */
  readonly file: string;
  readonly source: string;
  /** The tree of the source as the parser made it. */
  readonly root: Root;
};

type LineProblem = {readonly line: number; readonly message: string};

function judgeFrontMatter({file, source}: JudgedPage): LineProblem[] {
  const frontMatter: unknown = parseFileContentFrontMatter(source).frontMatter;
  return hasKeys(frontMatter)
    ? locateProblems({
        fileContent: source,
        frontMatter,
        others: findOtherProblems(frontMatter, source, getPageVersion(file)?.page),
      })
    : [{line: 1, message: NO_KEYS}];
}

/**
 * What the build refuses of a page that can be parsed, in its words: for who looks at pages without a build. The remark plugins of the
 * site's configuration and `parseFrontMatter.ts` have the same rules.
 */
export function judgePage(page: JudgedPage, places: ImagePlaces): LineProblem[] {
  const {root, source} = page;
  const problems = [
    ...judgeDirectives(root, source),
    ...judgeElements(root),
    ...judgeNames(root),
    ...judgeImages(root, places),
  ];
  return [
    ...judgeFrontMatter(page),
    ...problems.map(({node, message}) => ({line: node.position?.start.line ?? 1, message})),
  ];
}
