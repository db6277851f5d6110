/** Stands for the one function of `react-is` that React Router imports, for its checks in development. */
export function isValidElementType(): boolean {
  return true;
}
