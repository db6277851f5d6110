import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Badge from '@site/src/components/Badge';
import type {TranslationState} from '@site/src/lib/translation';

const KINDS = {
  fresh: 'since',
  stale: 'experimental',
  unrecorded: 'experimental',
  missing: 'deprecated',
  orphan: 'deprecated',
} as const satisfies Record<TranslationState, string>;

function getText(state: TranslationState): string {
  switch (state) {
    case 'fresh':
      return translate({
        id: 'site.Translations.state.fresh',
        message: 'up to date',
        description: 'State of a translated page: says what the English page says',
      });
    case 'stale':
      return translate({
        id: 'site.Translations.state.stale',
        message: 'behind',
        description: 'State of a translated page: the English page changed since',
      });
    case 'unrecorded':
      return translate({
        id: 'site.Translations.state.unrecorded',
        message: 'not recorded',
        description: 'State of a translated page: nobody recorded which English text it was made from',
      });
    case 'missing':
      return translate({
        id: 'site.Translations.state.missing',
        message: 'not translated',
        description: 'State of a page without a translation',
      });
    case 'orphan':
      return translate({
        id: 'site.Translations.state.orphan',
        message: 'no original',
        description: 'State of a translated page whose English page is gone',
      });
  }
}

/** The state of a page as a label. */
export default function StateBadge({state}: {readonly state: TranslationState}): ReactNode {
  return <Badge kind={KINDS[state]}>{getText(state)}</Badge>;
}
