import {serializeInlineScript} from '../../../lib/text/serializeInlineScript';
import {PAGE_SHOWN_EVENT} from '../../../lib/ui/events';
import {followMovedAnchor} from './followMovedAnchor';
import {leadOn} from './leadOn';

/** The same text in every page, with what differs in an attribute: the content security policy has one hash for each. */
export const FOLLOW_MOVED_ANCHOR = serializeInlineScript(followMovedAnchor, {pageShownEvent: PAGE_SHOWN_EVENT});
export const LEAD_ON = serializeInlineScript(leadOn, null);

/** Scripts that are written into pages when those are complete. */
export const LATE_SCRIPTS: readonly string[] = [FOLLOW_MOVED_ANCHOR, LEAD_ON];
