// Ejected from Docusaurus 3.10.2: confirms for 2 s instead of 1 s, starts again with each copy, and confirms nothing that failed
// (CODE-02, CODE-03).
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CodeButton from '@site/src/components/CodeButton';
import useCopy from '@site/src/hooks/useCopy';
import {parseCodeMarks, toCopyText} from '@site/src/lib/code';

export default function CopyButton(): ReactNode {
  const {codeInput, code, language} = useCodeBlockContext().metadata;
  const {isCopied, copy} = useCopy();
  const copied = translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });
  const label = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
    description: 'The ARIA label for copy code blocks button',
  });
  const handleClick = (): void => {
    const {marks} = parseCodeMarks(codeInput);
    void copy(toCopyText({code, language, marks}));
  };
  return (
    <>
      <CodeButton
        icon={isCopied ? 'check' : 'copy'}
        label={isCopied ? copied : label}
        data-done={isCopied || undefined}
        onClick={handleClick}
      />
      <span role="status" className="site-visually-hidden">
        {isCopied && copied}
      </span>
    </>
  );
}
