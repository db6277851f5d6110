import type {HeadingGaps} from '../../../../../../src/lib/versions';

/** Headings of the second version of `support/versions`. */
const current: HeadingGaps = {
  '/guide/start': {
    '0.x': {
      gone: null,
      near: {path: '/guide/basic/cli#near', title: 'CLI', kind: 'similar'},
      moved: {path: '/guide/basic/cli#there', title: 'CLI', kind: 'moved'},
    },
  },
};

export default {'1.x': () => Promise.resolve({default: current})};
