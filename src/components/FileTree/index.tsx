import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import drawn from '@site/src/components/Icon/drawn.module.css';
import {parseFileTree, type FileNode} from '@site/src/lib/code';
import styles from './styles.module.css';

function Nodes({nodes, label}: {readonly nodes: readonly FileNode[]; readonly label?: string}): ReactNode {
  return (
    <ul className={styles.list} aria-label={label}>
      {nodes.map(({name, children, note}) => (
        <li key={name}>
          <span className={clsx(styles.row, drawn.drawn, children ? drawn.folder : drawn.file)}>
            <span className={styles.name}>{children ? `${name}/` : name}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </span>
          {children && children.length > 0 && <Nodes nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

export interface FileTreeProps {
  /** Paths, one a line; folders end with `/`, remarks follow after ` # `. */
  readonly children: string;
  /** Shown above the tree, for example the folder it is in. */
  readonly title?: string;
}

/** Files and folders as a tree. Authors write it as a code block with the language `tree`. */
export default function FileTree({children, title}: FileTreeProps): ReactNode {
  const label =
    title ?? translate({id: 'site.FileTree.label', message: 'Files', description: 'Spoken name of a tree of files'});
  return (
    <div className={styles.tree}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <Nodes nodes={parseFileTree(children)} label={label} />
    </div>
  );
}
