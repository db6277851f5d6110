import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Deleted, Inserted} from '@site/src/components/Changes/Signs';
import usePluralText from '@site/src/hooks/usePluralText';
import type {BlockChange} from '@site/src/lib/changes/types';
import styles from './styles.module.css';

type CodeChange = Extract<BlockChange, {type: 'code'}>;

type Line = {readonly sign: string; readonly text: string};

/** Lines of an edited block begin with their signs; those of any other block share the block's. */
function readLines({op, lines}: CodeChange, isWhole: boolean): Line[] {
  if (op === '~') {
    return lines.map((line) => ({sign: line.slice(0, 1), text: line.slice(1)}));
  }
  return lines.map((text) => ({sign: isWhole || op === '=' ? ' ' : op, text}));
}

function Left({count}: {readonly count: number}): ReactNode {
  const pluralText = usePluralText();
  const message = translate({
    id: 'site.ChangesPanel.lines',
    message: '{count} unchanged line|{count} unchanged lines',
    description: 'Panel of changes: stands for lines of code that are left out, pluralised by {count}',
  });
  return <span className={styles.left}>{pluralText(count, message)}</span>;
}

function CodeLine({sign, text}: Line): ReactNode {
  if (sign === '@') {
    return <Left count={Number(text)} />;
  }
  const gutter = (
    <span className={styles.sign} aria-hidden="true">
      {sign}
    </span>
  );
  if (sign === ' ') {
    return (
      <span>
        {gutter}
        {text}
      </span>
    );
  }
  return sign === '+' ? (
    <Inserted>
      {gutter}
      {text}
    </Inserted>
  ) : (
    <Deleted>
      {gutter}
      {text}
    </Deleted>
  );
}

/** A code block with the lines that changed between their neighbours. */
export default function CodeLines({
  change,
  isWhole,
}: {
  readonly change: CodeChange;
  readonly isWhole: boolean;
}): ReactNode {
  const {title} = change;
  return (
    <figure className={styles.code}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keys that scroll */}
      <pre tabIndex={0}>
        <code>
          {readLines(change, isWhole).map(({sign, text}, index) => (
            <CodeLine key={index} sign={sign} text={text} />
          ))}
        </code>
      </pre>
    </figure>
  );
}
