/** @jest-environment node */
import {processCache} from '@site/src/server/cache/processCache';

describe('processCache', () => {
  it('is the same for modules that are loaded again, as for the next locale', () => {
    processCache<string>('test').set('page', 'text');
    jest.isolateModules(() => {
      const again = jest.requireActual<{processCache: typeof processCache}>('@site/src/server/cache/processCache');
      expect(again.processCache).not.toBe(processCache);
      expect(again.processCache('test').get('page')).toBe('text');
      expect(again.processCache('another test').size).toBe(0);
    });
  });
});
