import type {Plugin} from 'postcss';

/** What `inline/appearance.ts` sets; a page has none of it until that script has run. */
const THEME = /(?:html|:root)?\[data-theme=['"]?(dark|light)['"]?\]/g;
const WITHOUT_SCRIPT = 'html:not([data-theme])';
/** Paper is light. */
const MEDIA = {dark: 'screen and (prefers-color-scheme: dark)', light: 'not screen, (prefers-color-scheme: light)'};
type Mode = keyof typeof MEDIA;

export interface FollowSystemOptions {
  /** False: light, whatever the system has (THEME-04). */
  readonly darkMode: boolean;
}

/** The theme that the selector asks for, if it asks for one. */
function readMode(selector: string): Mode | undefined {
  return [...selector.matchAll(THEME)].map(([, mode]) => mode as Mode)[0];
}

/**
 * The PostCSS plugin that has a page follow the system where no script says which theme it has (THEME-02): behind each rule for
 * `[data-theme='dark']` or `[data-theme='light']` comes a copy of it for pages without that attribute, in the media query of the
 * system's theme. The copies are next to their originals: a compressed sheet has a few bytes for each.
 */
export function followSystem({darkMode}: FollowSystemOptions): Plugin {
  const modes: readonly Mode[] = darkMode ? ['light', 'dark'] : ['light'];
  return {
    postcssPlugin: 'site-follow-system',
    Once(root, {AtRule}) {
      root.walkRules((rule) => {
        for (const mode of modes) {
          const selectors = rule.selectors.filter((selector) => readMode(selector) === mode);
          if (selectors.length > 0) {
            const copied = {selectors: selectors.map((selector) => selector.replace(THEME, WITHOUT_SCRIPT))};
            if (darkMode) {
              rule.after(new AtRule({name: 'media', params: MEDIA[mode], nodes: [rule.clone(copied)]}));
            } else {
              rule.cloneAfter(copied);
            }
          }
        }
      });
    },
  };
}
