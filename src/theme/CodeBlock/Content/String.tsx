// Ejected from Docusaurus 3.10.2: reads the marks at the ends of lines, `// [!code ++]` and the like, which the original's comments
// on lines of their own cannot express.
import {useMemo, type ReactNode} from 'react';
import {CodeBlockContextProvider, type useCodeWordWrap} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content/String';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import {createCodeMetadata, type LineMark} from '@site/src/lib/code';
import {CodeTokensContext} from '@site/src/plugins/code-tokens/client/CodeTokensContext';
import styles from './marks.module.css';

const CLASS_NAMES: Readonly<Record<LineMark, string>> = {
  // Docusaurus' name for it.
  highlight: 'theme-code-block-highlighted-line',
  added: styles.added,
  removed: styles.removed,
  focus: styles.focus,
};

/** The original measures each block to know whether its button shows; here it always does (CODE-01), and knows by itself what it is. */
const NO_WORD_WRAP: ReturnType<typeof useCodeWordWrap> = {
  codeBlockRef: {current: null},
  isEnabled: false,
  isCodeScrollable: false,
  toggle: () => undefined,
};

/** A block of code whose text is known: reads its words and marks. `tokens` comes from the build, see `src/plugins/code-tokens`. */
export default function CodeBlockString({tokens, ...props}: Props & {readonly tokens?: string}): ReactNode {
  const {children: code, className, metastring, language, title} = props;
  const metadata = useMemo(() => {
    const plain = createCodeMetadata({code, className, metastring, language, title}, CLASS_NAMES);
    const hasFocus = Object.values(plain.lineClassNames).some((names) => names.includes(styles.focus));
    return hasFocus ? {...plain, className: `${plain.className} ${styles.focused}`} : plain;
  }, [code, className, metastring, language, title]);
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={NO_WORD_WRAP}>
      <CodeTokensContext value={tokens}>
        <CodeBlockLayout />
      </CodeTokensContext>
    </CodeBlockContextProvider>
  );
}
