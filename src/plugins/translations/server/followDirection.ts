import type {Plugin} from 'postcss';

/** Infima's own sheet for languages that are written from right to left. */
const SHEET = /[\\/]infima[\\/].*-rtl\.css$/;
/** What of it indents or borders text. */
const ELEMENTS = ['ul', 'ol', 'blockquote'];
const START = /^(padding|border)-right$/;

/**
 * The PostCSS plugin that has Infima's lists and quotations follow the direction of the text they stand in. Where the interface is
 * written from right to left, they begin on the right, also on a page that is not translated and so is written from left to right.
 */
export function followDirection(): Plugin {
  return {
    postcssPlugin: 'site-follow-direction',
    Once(root) {
      if (!SHEET.test(root.source?.input.file ?? '')) {
        return;
      }
      root.walkDecls(START, (declaration) => {
        const {parent} = declaration;
        if (
          parent?.type === 'rule' &&
          'selectors' in parent &&
          parent.selectors.every((name) => ELEMENTS.includes(name))
        ) {
          declaration.prop = declaration.prop.replace(START, '$1-inline-start');
        }
      });
    },
  };
}
