/**
 * A function that lets messages in which wait already. Timers that follow one another are held back by four milliseconds each;
 * a message to oneself is not.
 */
export function createPause(): () => Promise<void> {
  const {port1, port2} = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}
