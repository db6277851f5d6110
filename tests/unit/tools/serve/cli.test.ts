/** @jest-environment node */
import {parseServeArgs} from '../../../../tools/serve/cli.mjs';

describe('parseServeArgs', () => {
  it('takes the port from the option, then from PORT, then 3000', () => {
    expect(parseServeArgs(['--port', '3001'], {PORT: '3002'}).port).toBe(3001);
    expect(parseServeArgs([], {PORT: '3002'}).port).toBe(3002);
    expect(parseServeArgs([], {}).port).toBe(3000);
  });

  it.each(['abc', '-1', '65536', '3000.5', ''])('throws if the port is "%s"', (port) => {
    expect(() => parseServeArgs([`--port=${port}`], {})).toThrow(/is not a port/);
  });

  it('throws if an option is unknown', () => {
    expect(() => parseServeArgs(['--prot', '1'], {})).toThrow(/--prot/);
  });
});
