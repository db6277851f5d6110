import {useMemo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {filterOverviewGroups, selectOverviewHeaders, type OverviewGroup} from '@site/src/lib/overview';
import OverviewFilter from './Filter';
import OverviewSection from './Section';
import styles from './styles.module.css';
import useKeyword from './useKeyword';

export interface OverviewProps {
  /** Generated: the groups of the page's sidebar; see `src/plugins/site-data`. */
  readonly groups: readonly OverviewGroup[];
  /** Heading depths to list on every page; beats all front matter (OVERVIEW-02). */
  readonly overviewHeaders?: readonly number[];
}

/** The pages below an overview page, by sidebar group, with a filter (OVERVIEW-01..08). */
export default function Overview({groups, overviewHeaders}: OverviewProps): ReactNode {
  const [keyword, setKeyword] = useKeyword();
  const others = translate({
    id: 'site.Overview.others',
    message: 'Others',
    description: 'Overview page: name of the group of pages that belong to no group',
  });
  const shown = useMemo(() => selectOverviewHeaders(groups, overviewHeaders), [groups, overviewHeaders]);
  const matching = useMemo(() => filterOverviewGroups(shown, keyword, others), [shown, keyword, others]);

  return (
    <div className={styles.overview}>
      <OverviewFilter keyword={keyword} pageCount={matching.flatMap(({pages}) => pages).length} onChange={setKeyword} />
      {matching.map((group) => (
        <OverviewSection key={group.name ?? ''} name={group.name ?? others} pages={group.pages} />
      ))}
    </div>
  );
}
