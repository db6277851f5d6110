// Ejected from Docusaurus 3.10.2: reads the marks at the ends of lines, `// [!code ++]` and the like, which the original's comments
// on lines of their own cannot express.
import {useMemo, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  type CodeBlockMetadata,
  type useCodeWordWrap,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content/String';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import {parseCodeMarks, type LineMark} from '@site/src/lib/code';
import {CodeTokensContext} from '@site/src/plugins/code-tokens/CodeTokensContext';
import styles from './marks.module.css';

const CLASS_NAMES: Readonly<Record<LineMark, string>> = {
  highlight: styles.highlight,
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

/** The original's metadata, with the marked lines added and their comments taken off. */
function withMarks(metadata: CodeBlockMetadata): CodeBlockMetadata {
  const {code, marks} = parseCodeMarks(metadata.code);
  const lineClassNames = {...metadata.lineClassNames};
  for (const [line, kinds] of Object.entries(marks)) {
    lineClassNames[Number(line)] = [...(lineClassNames[Number(line)] ?? []), ...kinds.map((kind) => CLASS_NAMES[kind])];
  }
  const hasFocus = Object.values(marks).some((kinds) => kinds.includes('focus'));
  return {
    ...metadata,
    code,
    lineClassNames,
    className: hasFocus ? `${metadata.className} ${styles.focused}` : metadata.className,
  };
}

/** `tokens` comes from the build, see `src/plugins/code-tokens`. */
export default function CodeBlockString({tokens, ...props}: Props & {readonly tokens?: string}): ReactNode {
  const {prism} = useThemeConfig();
  const {children: code, className, metastring, language, title, showLineNumbers} = props;
  const metadata = useMemo(() => {
    const {magicComments, defaultLanguage} = prism;
    return withMarks(
      createCodeBlockMetadata({
        code,
        className,
        metastring,
        language,
        title,
        showLineNumbers,
        magicComments,
        defaultLanguage,
      }),
    );
  }, [prism, code, className, metastring, language, title, showLineNumbers]);
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={NO_WORD_WRAP}>
      <CodeTokensContext value={tokens}>
        <CodeBlockLayout />
      </CodeTokensContext>
    </CodeBlockContextProvider>
  );
}
