import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Runs from '@site/src/components/Changes/Runs';
import ScrollTable from '@site/src/components/ScrollTable';
import usePluralText from '@site/src/hooks/usePluralText';
import {plainText} from '@site/src/lib/changes/plainText';
import type {BlockChange} from '@site/src/lib/changes/types';
import CodeLines from './CodeLines';
import {Deleted, Inserted} from '@site/src/components/Changes/Signs';
import styles from './styles.module.css';

type TextChange = Extract<BlockChange, {type: 'text'}>;
type RowChange = Extract<BlockChange, {type: 'row'}>;

/** `<ins>` or `<del>` around a whole block; nothing around an edited or kept one. */
function Sign({op, children}: {readonly op: BlockChange['op']; readonly children: ReactNode}): ReactNode {
  if (op === '+') {
    return <Inserted>{children}</Inserted>;
  }
  return op === '-' ? <Deleted>{children}</Deleted> : children;
}

interface PartProps<Change> {
  readonly change: Change;
  /** All blocks around have one sign, which the section names: no block repeats it. */
  readonly isWhole: boolean;
}

function Text({change, isWhole}: PartProps<TextChange>): ReactNode {
  const {op, kind, depth = 0, runs} = change;
  return (
    <p
      className={clsx(styles.text, kind === 'item' && styles.item, kind === 'label' && styles.label)}
      style={kind === 'item' ? {marginInlineStart: `${depth + 1}rem`} : undefined}
      data-op={op}
    >
      <Sign op={isWhole ? '=' : op}>
        <Runs runs={runs} />
      </Sign>
    </p>
  );
}

function Rows({rows, isWhole}: {readonly rows: readonly RowChange[]; readonly isWhole: boolean}): ReactNode {
  return (
    <ScrollTable>
      <thead>
        <tr>
          {rows[0].head.map((cell, index) => (
            <th key={index} scope="col">
              <Runs runs={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({op, cells}, row) => (
          <tr key={row} data-op={op}>
            {cells.map((cell, index) => (
              <td key={index}>
                <Sign op={isWhole || cell.length === 0 ? '=' : op}>
                  <Runs runs={cell} />
                </Sign>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function headOf(change: BlockChange): string | undefined {
  return change.type === 'row' ? change.head.map(plainText).join('|') : undefined;
}

/** Neighbours that are shown as one thing: kept blocks, which are folded, and rows of one table. */
function groupBlocks(blocks: readonly BlockChange[], isWhole: boolean): BlockChange[][] {
  const groups: BlockChange[][] = [];
  for (const block of blocks) {
    const first = groups.at(-1)?.[0];
    const isKept = block.op === '=' && !isWhole;
    const isSameTable = block.type === 'row' && first?.type === 'row' && headOf(first) === headOf(block);
    const joins = first !== undefined && (isKept ? first.op === '=' : first.op !== '=' && isSameTable);
    if (joins) {
      groups.at(-1)?.push(block);
    } else {
      groups.push([block]);
    }
  }
  return groups;
}

function Fold({blocks}: {readonly blocks: readonly BlockChange[]}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const pluralText = usePluralText();
  const message = blocks.every(({type}) => type === 'row')
    ? translate({
        id: 'site.ChangesPanel.unchangedRows',
        message: '{count} unchanged row|{count} unchanged rows',
        description: 'Panel of changes: button that unfolds rows of a table without changes, pluralised by {count}',
      })
    : translate({
        id: 'site.ChangesPanel.unchanged',
        message: '{count} unchanged paragraph|{count} unchanged paragraphs',
        description: 'Panel of changes: button that unfolds text without changes, pluralised by {count}',
      });
  return (
    <div className={styles.fold}>
      <button type="button" className={styles.unfold} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name="chevron-right" size={14} />
        {pluralText(blocks.length, message)}
      </button>
      {isOpen && (
        <div className={styles.unfolded}>
          <Blocks blocks={blocks} isWhole />
        </div>
      )}
    </div>
  );
}

export interface BlocksProps {
  readonly blocks: readonly BlockChange[];
  readonly isWhole: boolean;
}

/** Blocks in the order of the page, with what was kept folded. */
export default function Blocks({blocks, isWhole}: BlocksProps): ReactNode {
  return groupBlocks(blocks, isWhole).map((group, index) => {
    const [first] = group;
    if (first.op === '=' && !isWhole) {
      return <Fold key={index} blocks={group} />;
    }
    switch (first.type) {
      case 'text':
        return <Text key={index} change={first} isWhole={isWhole} />;
      case 'row':
        return <Rows key={index} rows={group.filter((block) => block.type === 'row')} isWhole={isWhole} />;
      case 'code':
        return <CodeLines key={index} change={first} isWhole={isWhole} />;
    }
  });
}
