import {translate} from '@docusaurus/Translate';
import usePluralText from '@site/src/hooks/usePluralText';
import type {ChangeCounts} from '@site/src/lib/changes/types';

/** Counts in words, in the order of their weight: `1 option`, `3 sections added`. */
export default function useCountTexts(counts: ChangeCounts): string[] {
  const pluralText = usePluralText();
  const {options = 0, added = 0, removed = 0, changed = 0, moved = 0} = counts;
  const entries = [
    [
      options,
      translate({
        id: 'site.Changes.options',
        message: '{count} option changed|{count} options changed',
        description: 'Changes of a page: options, pluralised by {count}',
      }),
    ],
    [
      added,
      translate({
        id: 'site.Changes.added',
        message: '{count} section added|{count} sections added',
        description: 'Changes of a page: new sections, pluralised by {count}',
      }),
    ],
    [
      changed,
      translate({
        id: 'site.Changes.changed',
        message: '{count} section reworded|{count} sections reworded',
        description: 'Changes of a page: sections with another text, pluralised by {count}',
      }),
    ],
    [
      moved,
      translate({
        id: 'site.Changes.moved',
        message: '{count} section moved|{count} sections moved',
        description: 'Changes of a page: sections in another place, pluralised by {count}',
      }),
    ],
    [
      removed,
      translate({
        id: 'site.Changes.removed',
        message: '{count} section removed|{count} sections removed',
        description: 'Changes of a page: sections that are gone, pluralised by {count}',
      }),
    ],
  ] as const;
  return entries.filter(([count]) => count > 0).map(([count, message]) => pluralText(count, message));
}
