type Connection = {readonly type?: string; readonly effectiveType?: string; readonly saveData?: boolean};

/**
 * Whether the browser says of the line that it is fast and costs nothing by the byte. Browsers that do not tell are asked no
 * further: there the search loads on intent only.
 */
export function isUnmeteredAndFast(connection: Connection | undefined): boolean {
  return (
    connection !== undefined &&
    connection.saveData !== true &&
    connection.effectiveType === '4g' &&
    (connection.type === 'wifi' || connection.type === 'ethernet')
  );
}

/** Calls `load` when the browser has nothing else to do, on a fast and unmetered line only. Returns what takes it back. */
export function prefetchWhenIdle(load: () => void): () => void {
  const {connection} = navigator as Navigator & {readonly connection?: Connection};
  if (!isUnmeteredAndFast(connection) || !('requestIdleCallback' in window)) {
    return () => undefined;
  }
  const handle = window.requestIdleCallback(load);
  return () => window.cancelIdleCallback(handle);
}
