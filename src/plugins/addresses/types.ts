/** Shapes that cross to the client side, and to other plugins. Types only. */
import type {MovedAnchors, Redirect} from '../../lib/addresses';

/** What the plugin loads. */
export type AddressesContent = {
  /** As they are declared, of all locales. */
  readonly redirects: readonly Redirect[];
};

/** What a doc's metadata holds besides Docusaurus' own. */
export type MovedMetadata = {
  /** Absent on a page that no reader of a moved anchor comes to. */
  readonly movedAnchors?: MovedAnchors;
};
