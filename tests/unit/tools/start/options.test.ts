/** @jest-environment node */
import {parseStartArgs} from '../../../../tools/start/options.mjs';

describe('parseStartArgs', () => {
  it('takes the port from the option, then from PORT, then 3000', () => {
    expect(parseStartArgs(['--port', '3001'], {PORT: '3002'}).port).toBe(3001);
    expect(parseStartArgs(['-p', '3003'], {}).port).toBe(3003);
    expect(parseStartArgs([], {PORT: '3002'}).port).toBe(3002);
    expect(parseStartArgs([], {}).port).toBe(3000);
  });

  it('hands the options of docusaurus start on, in their order', () => {
    expect(parseStartArgs(['--poll', '500', '--port=1', '--hot-only', '--no-open', '--locale', 'zh'], {})).toEqual({
      port: 1,
      siteDir: undefined,
      host: 'localhost',
      locale: 'zh',
      open: false,
      rest: ['--poll', '500', '--hot-only'],
    });
  });

  it('takes a first word for the folder of the site', () => {
    expect(parseStartArgs(['some/site', '--port', '0', '--poll'], {})).toMatchObject({
      siteDir: 'some/site',
      rest: ['--poll'],
    });
  });

  it.each(['abc', '-1', '65536', ''])('throws if the port is "%s"', (port) => {
    expect(() => parseStartArgs([`--port=${port}`], {})).toThrow(/is not a port/);
  });

  it.each(['--prot', '-x', '--help', '--no-prot'])(
    'throws if there is no option %s, and names those that are',
    (name) => {
      expect(() => parseStartArgs(['--poll', name, '3001'], {})).toThrow(
        `there is no option "${name}"; there are --port, --host, --locale, --no-open, --hot-only, --config, --poll, --no-minify.`,
      );
    },
  );

  it.each(['port', 'host', 'locale'])('throws if --%s has no value', (name) => {
    expect(() => parseStartArgs([`--${name}`], {})).toThrow(`--${name} needs a value.`);
  });
});
