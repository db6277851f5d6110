import {serializeInlineScript} from '../../../lib/text/serializeInlineScript';
import {PAGE_SHOWN_EVENT} from '../../../lib/ui/events';
import {minifyScript} from '../../../server/scripts/minifyScript';
import {followMovedAnchor} from './followMovedAnchor';
import {leadOn} from './leadOn';

type LateScripts = {readonly followMovedAnchor: string; readonly leadOn: string};

let texts: LateScripts | undefined;

/** The same text in every page, with what differs in an attribute: the content security policy has one hash for each. */
export function getLateScripts(): LateScripts {
  texts ??= {
    followMovedAnchor: minifyScript(serializeInlineScript(followMovedAnchor, {pageShownEvent: PAGE_SHOWN_EVENT})),
    leadOn: minifyScript(serializeInlineScript(leadOn, null)),
  };
  return texts;
}

/** Scripts that are written into pages when those are complete. */
export function listLateScripts(): readonly string[] {
  return Object.values(getLateScripts());
}
