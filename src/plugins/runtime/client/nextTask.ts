/** Resolves in a task of its own, so that the browser can take input between two parts of the start that are long on a slow processor. */
export default function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
