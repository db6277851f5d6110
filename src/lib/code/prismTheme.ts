import type {PrismTheme} from 'prism-react-renderer';

/**
 * A theme without a colour: tokens get their class names only, and `src/css/code.css` colours them from the design tokens. So one
 * piece of static HTML is right in both themes, and it carries no style attributes.
 */
export const prismTheme: PrismTheme = {plain: {}, styles: []};
