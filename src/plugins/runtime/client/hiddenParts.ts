import type {ClientModule} from '@docusaurus/types';
import {resolveUISwitch, UI_PARTS} from '@site/src/lib/ui/uiSwitch';

/** Keeps the attributes that the head script set in step with the address: hiding lasts as long as the parameter (QUERYPARAM-05). */
const hiddenParts: ClientModule = {
  onRouteDidUpdate({location}) {
    const shown = resolveUISwitch(location.search);
    for (const part of UI_PARTS) {
      document.documentElement.toggleAttribute(`data-hide-${part.toLowerCase()}`, !shown[part]);
    }
  },
};

export default hiddenParts;
