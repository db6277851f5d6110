import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  addFavourite,
  readSavedPages,
  removeSaved,
  type getSearchClient,
  type SavedPage,
} from '@site/src/plugins/search/client';
import SearchStartList from './List';
import styles from './styles.module.css';
import useScopeName from './useScopeName';

export interface SearchStartProps {
  readonly client: ReturnType<typeof getSearchClient>;
  readonly version: string;
  /** A page of the lists is opened. */
  readonly onOpen: (page: SavedPage, opensHere: boolean) => void;
  /** The button that was pressed is gone: gives the focus another place. */
  readonly onGone: () => void;
}

/** What the search shows before anything is typed: favourites, recent pages, popular pages. */
export default function SearchStart({client, version, onOpen, onGone}: SearchStartProps): ReactNode {
  const [saved, setSaved] = useState(readSavedPages);
  const {base, popular} = client.manifest;
  const describeScope = useScopeName(client.manifest, version);
  const favour = (page: SavedPage): void => {
    addFavourite(page);
    setSaved(readSavedPages());
    onGone();
  };
  const remove = (list: keyof typeof saved) => (page: SavedPage) => {
    removeSaved(list, page);
    setSaved(readSavedPages());
    onGone();
  };
  const popularPages = (popular[version] ?? []).map(({title, link}) => ({title, link, header: ''}));
  if (client.isUnavailable) {
    return (
      <p className={styles.note}>
        <Translate
          id="site.Search.productionOnly"
          description="Shown to authors who run the development server with a search engine that works in production builds only"
        >
          This search engine has an index in production builds only.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <SearchStartList
        title={translate({
          id: 'site.Search.favourites',
          message: 'Favourites',
          description: 'Search: heading of the pages a reader keeps',
        })}
        icon="star-filled"
        pages={saved.favourites}
        base={base}
        describeScope={describeScope}
        onOpen={onOpen}
        onRemove={remove('favourites')}
      />
      <SearchStartList
        title={translate({
          id: 'site.Search.recent',
          message: 'Recent',
          description: 'Search: heading of the pages a reader opened last from the search',
        })}
        icon="clock"
        pages={saved.recent}
        base={base}
        describeScope={describeScope}
        onOpen={onOpen}
        onFavour={favour}
        onRemove={remove('recent')}
      />
      <SearchStartList
        title={translate({
          id: 'site.Search.popular',
          message: 'Popular pages',
          description: 'Search: heading of the pages offered before anything is typed',
        })}
        icon="page"
        pages={popularPages}
        base={base}
        describeScope={describeScope}
        onOpen={onOpen}
      />
    </>
  );
}
