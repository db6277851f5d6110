import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import LeftAlone from '@site/src/components/LeftAlone';
import useDateFormat from '@site/src/hooks/useDateFormat';

function Line({lastUpdatedAt}: {readonly lastUpdatedAt: number}): ReactNode {
  const format = useDateFormat();
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="site.LastUpdated.line"
        description="Foot of a page: when it was changed last; {date} is the date in words"
        values={{
          date: (
            <time key="date" dateTime={date.toISOString()}>
              {format.format(date)}
            </time>
          ),
        }}
      >
        {'Last Updated {date}'}
      </Translate>
    </span>
  );
}

/**
 * When the current doc was changed last, as a date in the page's language (DOCFOOT-05). Nothing without a history. Browsers take long
 * to learn how a language writes dates, so hydration leaves it alone.
 */
export default function LastUpdated(): ReactNode {
  const {lastUpdatedAt} = useDoc().metadata;
  if (lastUpdatedAt === undefined || lastUpdatedAt === null) {
    return null;
  }
  return (
    <LeftAlone as="span">
      <Line lastUpdatedAt={lastUpdatedAt} />
    </LeftAlone>
  );
}
