import {runInNewContext} from 'node:vm';
import {serializeInlineScript} from '@site/src/lib/text/serializeInlineScript';

it('prints options that cannot end the script element', () => {
  const script = serializeInlineScript(() => undefined, {a: '</script><script>'});
  expect(script).not.toContain('</script');
  expect(script).toContain('\\u003c/script');
});

it('hands the parts of a script on', () => {
  const told: string[] = [];
  const script = serializeInlineScript(
    (name: string, tell: (text: string) => void) => tell(`hello ${name}`),
    'part',
    (text: string) => void told.push(text),
  );
  // As in a page: with nothing of this file but what it brings.
  runInNewContext(script, {told});
  expect(told).toEqual(['hello part']);
});
