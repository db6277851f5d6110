const order: string[] = [];

jest.mock('react-dom/client', () => {
  order.push('react');
  return {};
});
jest.mock('@docusaurus/core/lib/client/App', () => {
  order.push('site');
  return {};
});
jest.mock('@docusaurus/core/lib/client/clientEntry', () => {
  order.push('start');
  return {};
});

test('the app starts in several tasks, between which the browser takes input', async () => {
  const started = new Promise<void>((resolve) => {
    const noteTask = (): void => {
      order.push('task');
      if (order.includes('start')) {
        resolve();
      } else {
        setTimeout(noteTask);
      }
    };
    setTimeout(noteTask);
  });
  await import('@site/src/plugins/runtime/client/entry');
  await started;
  expect(order.join(' ')).toMatch(/^react (task )+site (task )+start( task)+$/);
});
