import {useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import {resolveUISwitch, type UISwitch} from '@site/src/lib/ui/uiSwitch';

const neverChanges = (): (() => void) => () => undefined;

/**
 * Which parts of the page show, from the address and the given front matter. While hydrating the address does not
 * count, so that the first render equals the static HTML; the head script hides the parts by attribute meanwhile.
 *
 * @param frontMatter front matter of the page the caller belongs to
 */
export default function useUISwitch(frontMatter?: Readonly<Record<string, unknown>>): UISwitch {
  const {search} = useLocation();
  // The address itself, not whether hydration is over: most addresses hide nothing, and then nothing renders again.
  const counted = useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  );
  return resolveUISwitch(counted, frontMatter);
}
