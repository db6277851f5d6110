import {createElement, type ReactNode} from 'react';
import useUISwitch from '@site/src/hooks/useUISwitch';
import {usePageData, useSiteData} from '@site/src/plugins/site-data/client';
import {globalUIRegistry} from './registry';

/**
 * The extra global interface components, in the order of the site config. Front matter `globalUIComponents: false` or the
 * query parameter `globalUIComponents=0` switches all of them off (GLOBALUI-01).
 */
export default function GlobalUI(): ReactNode {
  const {globalUIComponents} = useSiteData().site;
  const {frontmatter} = usePageData();
  const isOn = useUISwitch(frontmatter).globalUIComponents;
  return isOn
    ? globalUIComponents.map(({name, props}) =>
        globalUIRegistry[name] === undefined ? null : createElement(globalUIRegistry[name], {key: name, ...props}),
      )
    : null;
}
