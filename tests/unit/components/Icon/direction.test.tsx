/** @jest-environment jsdom */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {render} from '@testing-library/react';
import postcss, {type AcceptedPlugin, type Rule} from 'postcss';
import Icon, {type IconName} from '@site/src/components/Icon';
import {ICONS} from '@site/src/components/Icon/icons';

const COMPONENTS = path.resolve(__dirname, '../../../../src/components');
// What the theme builds the sheets of languages from right to left with; its own, so no package of the site.
const rtlcss = createRequire(require.resolve('@docusaurus/theme-classic/package.json'))('rtlcss') as AcceptedPlugin;

/** The rules that languages from right to left have, and no other has. */
function readOwnRules(component: string, part = ':dir(rtl)'): Rule[] {
  const css = readFileSync(path.join(COMPONENTS, component, 'styles.module.css'), 'utf8');
  const list = (plugins: AcceptedPlugin[]): Rule[] => {
    const rules: Rule[] = [];
    postcss(plugins)
      .process(css, {from: undefined})
      .root.walkRules((rule) => void rules.push(rule));
    return rules;
  };
  const selectors = new Set(list([]).map(String));
  return list([rtlcss]).filter((rule) => rule.selector.includes(part) && !selectors.has(String(rule)));
}

describe('icons in languages that are written from right to left', () => {
  it('I18N-04 turns arrows and chevrons to a side round, and nothing else', () => {
    const [{selector, nodes}] = readOwnRules('Icon');
    expect(nodes.map(String)).toContain('scale: -1 1');
    // The classes are those of identity-obj-proxy; jsdom knows no direction.
    const turned = (Object.keys(ICONS) as IconName[]).filter((name) => {
      const {container} = render(<Icon name={name} />);
      return container.querySelector(selector.replace(':dir(rtl)', 'div')) !== null;
    });
    expect(turned.sort()).toEqual(['arrow-left', 'arrow-right', 'chevron-right']);
  });

  it.each(['DocSidebar', 'LocalNav', 'ChangesPanel'])('I18N-04 lets the open chevron of %s point down', (component) => {
    // A chevron to the left points down when it is turned against the clock.
    expect(readOwnRules(component).map(({nodes}) => nodes.map(String))).toEqual([['rotate: -90deg']]);
  });

  it.each(['FeatureGrid', 'Cards'])('I18N-04 moves the arrow of %s the way it points', (component) => {
    expect(readOwnRules(component).map(({nodes}) => nodes.map(String))).toEqual([
      [expect.stringMatching(/^translate: -\dpx 0$/)],
    ]);
  });

  it('I18N-04 MOBILE-05 has the drawer come from the side that it lies on', () => {
    const [{nodes}] = readOwnRules('DocSidebar', '.sidebar');
    expect(nodes.map(String)).toEqual(['translate: 100% 0']);
  });

  it('I18N-04 points from the old value to the new one', () => {
    expect(readOwnRules('Changes').map(({nodes}) => nodes.map(String))).toEqual([["content: '\\2190'"]]);
  });
});
