import afterFrame from '@site/src/hooks/afterFrame';

/**
 * Keeps the page behind a dialog from scrolling, once the dialog shows. Where a scroll bar took room,
 * the page keeps its width. Returns what lets it go.
 */
export default function lockScroll(): () => void {
  const root = document.documentElement;
  const {style} = root;
  const before = {overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd};
  const cancel = afterFrame(() => {
    const width = window.innerWidth - root.clientWidth;
    style.overflow = 'hidden';
    style.paddingInlineEnd = width > 0 ? `${width}px` : before.paddingInlineEnd;
  });
  return () => {
    cancel();
    Object.assign(style, before);
  };
}
