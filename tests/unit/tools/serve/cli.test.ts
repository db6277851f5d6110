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

  it.each(['lib', '/lib', 'lib/', '/lib/', '//lib//'])('takes --base-url %s for /lib/', (path) => {
    expect(parseServeArgs(['--base-url', path], {}).baseUrl).toBe('/lib/');
  });

  it('leaves the base URL to the build when there is none', () => {
    expect(parseServeArgs([], {}).baseUrl).toBeUndefined();
    expect(parseServeArgs(['--base-url='], {}).baseUrl).toBe('/');
  });

  it.each(['https://example.org/lib/', '/lib?a', '/lib#a'])('throws if the base URL is %s', (address) => {
    expect(() => parseServeArgs(['--base-url', address], {})).toThrow(
      `--base-url "${address}" is not a path; give the one that the site is published at, as /lib/.`,
    );
  });

  it('hands on the quality of brotli, from 0 to 11', () => {
    expect(parseServeArgs([], {}).brotliQuality).toBeUndefined();
    expect(parseServeArgs(['--brotli-quality', '0'], {}).brotliQuality).toBe(0);
    expect(parseServeArgs(['--brotli-quality', '11'], {}).brotliQuality).toBe(11);
  });

  it.each(['12', '-1', '1.5', 'best', ''])('throws if the quality of brotli is "%s"', (quality) => {
    expect(() => parseServeArgs([`--brotli-quality=${quality}`], {})).toThrow(
      `--brotli-quality "${quality}": give a whole number from 0 to 11.`,
    );
  });

  it('throws if an option is unknown', () => {
    expect(() => parseServeArgs(['--prot', '1'], {})).toThrow(/--prot/);
  });
});
