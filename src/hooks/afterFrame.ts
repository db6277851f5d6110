/**
 * Calls a function once the browser has shown what was just made, in a task of its own: what it asks of the layout is there then.
 * Returns what takes it back.
 */
export default function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
