/** Stands for a component that renders nothing in browsers. */
export default function Nothing(): null {
  return null;
}
