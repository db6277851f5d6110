/** @jest-environment node */
import {readOptions} from '../../../../tools/search-server/options.mjs';

describe('readOptions', () => {
  it('reads numbers as numbers', () => {
    expect(readOptions(['serve', '--port', '0', '--rate=5', '--origin', 'a', '--origin', 'b'])).toMatchObject({
      command: 'serve',
      port: 0,
      perMinute: 5,
      timeoutMs: 2000,
      origins: ['a', 'b'],
    });
  });

  it('names languages only when they are asked for', () => {
    expect(readOptions(['load']).languages).toBeUndefined();
    expect(readOptions(['load', '--lang', 'en,zh']).languages).toEqual(['en', 'zh']);
  });

  it.each([
    [[], '"" is no command. Use load or serve.'],
    [['serve', 'now'], '"now" is too much; serve takes options alone.'],
    [['serve', '--rate', 'x'], '--rate "x": give a whole number from 1 on.'],
    [['serve', '--rate', '0'], '--rate "0": give a whole number from 1 on.'],
    [['serve', '--timeout=1.5'], '--timeout "1.5": give a whole number from 1 on.'],
    [['serve', '--port', '65536'], '"65536" is not a port; give a whole number from 0 to 65535.'],
    [['serve', '--port='], '"" is not a port; give a whole number from 0 to 65535.'],
  ])('throws at %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });

  it('throws at an unknown option', () => {
    expect(() => readOptions(['serve', '--prot', '1'])).toThrow('--prot');
  });
});
