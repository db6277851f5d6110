type Connection = {readonly effectiveType?: string; readonly saveData?: boolean};

/** True for a reader whose connection is slow, or who wants no more data than needed; the same rule as core's. */
export default function isSparing(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}
