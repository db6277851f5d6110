/**
 * Keeps the page behind a dialog from scrolling, from the next frame on: first the dialog shows. Where a scroll bar took room,
 * the page keeps its width. Returns what lets it go.
 */
export default function lockScroll(): () => void {
  const root = document.documentElement;
  const {style} = root;
  const before = {overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd};
  const frame = requestAnimationFrame(() => {
    const width = window.innerWidth - root.clientWidth;
    style.overflow = 'hidden';
    style.paddingInlineEnd = width > 0 ? `${width}px` : before.paddingInlineEnd;
  });
  return () => {
    cancelAnimationFrame(frame);
    Object.assign(style, before);
  };
}
