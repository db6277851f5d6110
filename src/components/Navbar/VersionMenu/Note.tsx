import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsolate from '@site/src/hooks/useIsolate';
import type {VersionNote} from '@site/src/lib/versions';
import styles from './styles.module.css';

interface Props {
  readonly note: VersionNote;
  /** Label of the version that the link leads to. */
  readonly version: string;
}

function NoteText({note, version}: Props): ReactNode {
  switch (note.kind) {
    case 'no-page':
      return (
        <Translate
          id="site.VersionMenu.noPage"
          description="Version switcher: the current page is not in {version}; the link leads to the page {title}"
          values={{version, title: note.title}}
        >
          {'Not in {version}. Opens “{title}”'}
        </Translate>
      );
    case 'moved-page':
      return (
        <Translate
          id="site.VersionMenu.movedPage"
          description="Version switcher: in that version the current page has another address; {title} is its title there"
          values={{title: note.title}}
        >
          {'Found there as “{title}”'}
        </Translate>
      );
    case 'moved-heading':
      return (
        <Translate
          id="site.VersionMenu.movedHeading"
          description="Version switcher: the section of the address is on another page in that version, {title}"
          values={{title: note.title}}
        >
          {'This section is on “{title}” there'}
        </Translate>
      );
    default:
      return (
        <Translate
          id="site.VersionMenu.noHeading"
          description="Version switcher: the page is in {version}, the section of the address, {id}, is not"
          values={{version, id: <code key="id">{`#${note.id}`}</code>}}
        >
          {'{id} is not in {version}. Opens the top of the page'}
        </Translate>
      );
  }
}

/** What a reader would not find in a version, said before the click. */
export default function VersionNoteText({note, version}: Props): ReactNode {
  const isolate = useIsolate();
  return (
    <span className={styles.note}>
      <NoteText note={note} version={isolate(version)} />
    </span>
  );
}
