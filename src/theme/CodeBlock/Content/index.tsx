// Ejected from Docusaurus 3.10.2: the colours come from the build (src/plugins/code-tokens), so that no highlighter is sent to
// readers; and only marked lines are elements of their own.
import {use, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import {decodeTokens, type CodeToken} from '@site/src/lib/code';
import {CodeTokensContext} from '@site/src/plugins/code-tokens/client/CodeTokensContext';
import marks from './marks.module.css';
import styles from './styles.module.css';

/** Text and spans; neighbouring texts are one, because static HTML puts a comment between two. */
function renderTokens(tokens: readonly CodeToken[]): ReactNode[] {
  const nodes: ReactNode[] = [];
  tokens.forEach(({text, role}, index) => {
    const last = nodes.length - 1;
    if (role !== undefined) {
      nodes.push(
        <span key={index} className={`token-${role}`}>
          {text}
        </span>,
      );
    } else if (typeof nodes[last] === 'string') {
      nodes[last] += text;
    } else {
      nodes.push(text);
    }
  });
  return nodes;
}

function Lines({lines, classNames}: {lines: CodeToken[][]; classNames: Record<number, string[]>}): ReactNode {
  if (Object.keys(classNames).length === 0) {
    return renderTokens(lines.flatMap((line, index) => (index === 0 ? line : [{text: '\n'}, ...line])));
  }
  return lines.map((line, index) => (
    <div
      key={index}
      className={clsx('token-line', classNames[index])}
      // Is not copied.
      data-removed={classNames[index]?.includes(marks.removed) ? '' : undefined}
    >
      {renderTokens(line)}
      <br />
    </div>
  ));
}

/** The code itself, with its colours and marked lines; in plain text where the build gave it no colours. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const encoded = use(CodeTokensContext);
  const {code, language, lineClassNames} = metadata;
  const lines = useMemo(
    () => (encoded === undefined ? undefined : decodeTokens(code, encoded)) ?? code.split('\n').map((text) => [{text}]),
    [code, encoded],
  );
  return (
    <pre
      // Scrolls sideways, so the keyboard has to reach it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      className={clsx(className, `language-${language}`, styles.block, 'thin-scrollbar')}
    >
      <code className={styles.lines}>
        <Lines lines={lines} classNames={lineClassNames} />
      </code>
    </pre>
  );
}
