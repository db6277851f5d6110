import {memo, type ReactNode} from 'react';
import {renderInline, type InlineToken} from '@site/src/lib/text';

export interface InlineTextProps {
  /** A short text from data with the marks of TEXT-01. Tags in it are shown as they are written. */
  readonly text: string;
}

function renderToken(token: InlineToken, key: number): ReactNode {
  switch (token.type) {
    case 'text':
      return token.value;
    case 'code':
      return <code key={key}>{token.value}</code>;
    case 'bold':
      return <strong key={key}>{token.children.map(renderToken)}</strong>;
    case 'italic':
      return <em key={key}>{token.children.map(renderToken)}</em>;
  }
}

function InlineText({text}: InlineTextProps): ReactNode {
  return renderInline(text).map(renderToken);
}

/** A short text with inline code, bold and italic, and nothing else (TEXT-01). */
export default memo(InlineText);
