import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon, {type IconName} from '@site/src/components/Icon';
import control from '@site/src/components/Navbar/control.module.css';
import {toHref, type SavedPage} from '@site/src/plugins/search/client';
import {useLinkLang} from '@site/src/plugins/versions/client/useLinkLang';
import SearchLink from '../SearchLink';
import styles from './styles.module.css';

export interface SearchStartListProps {
  readonly title: string;
  readonly icon: IconName;
  readonly pages: readonly SavedPage[];
  readonly base: string;
  /** Language and version of a page where they are not those of the reader; empty where they are. */
  readonly describeScope: (page: SavedPage) => string;
  readonly onOpen: (page: SavedPage, opensHere: boolean) => void;
  /** Offers to keep a page, where given. */
  readonly onFavour?: (page: SavedPage) => void;
  /** Offers to take a page off the list, where given. */
  readonly onRemove?: (page: SavedPage) => void;
}

interface ActionProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

function Action({icon, label, onClick}: ActionProps): ReactNode {
  return (
    <button type="button" className={styles.action} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} size={16} />
    </button>
  );
}

/** One headed list of pages; nothing when there are none. */
export default function SearchStartList(props: SearchStartListProps): ReactNode {
  const {title, icon, pages, base, describeScope, onOpen, onFavour, onRemove} = props;
  const id = useId();
  const getLang = useLinkLang();
  if (pages.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={id}>
      <p id={id} className={control.heading}>
        {title}
      </p>
      <ul className={styles.list}>
        {pages.map((page) => {
          const href = toHref(page.link, base);
          const scope = describeScope(page);
          const name = scope === '' ? page.title : `${page.title} ${scope}`;
          return (
            <li key={page.link} className={styles.row}>
              <SearchLink className={styles.link} href={href} onOpen={(here) => onOpen(page, here)}>
                <Icon className={styles.icon} name={icon} size={18} />
                <span className={styles.title} lang={getLang(href)}>
                  {page.title}
                  {page.header !== '' && <span className={styles.header}>{` > ${page.header}`}</span>}
                </span>
                {scope !== '' && (
                  <>
                    {' '}
                    <span className={styles.scope}>{scope}</span>
                  </>
                )}
              </SearchLink>
              {onFavour !== undefined && (
                <Action
                  icon="star"
                  label={translate(
                    {
                      id: 'site.Search.favour',
                      message: 'Keep {title}',
                      description: 'Search: name of the button that makes a recent page a favourite',
                    },
                    {title: name},
                  )}
                  onClick={() => onFavour(page)}
                />
              )}
              {onRemove !== undefined && (
                <Action
                  icon="close"
                  label={translate(
                    {
                      id: 'site.Search.remove',
                      message: 'Remove {title}',
                      description:
                        'Search: name of the button that takes a page off the list of recent pages or favourites',
                    },
                    {title: name},
                  )}
                  onClick={() => onRemove(page)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
