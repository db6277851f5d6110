/** @jest-environment node */
import type {withLock} from '../../../../tools/build/lock.mjs';
import {runVersionsCli} from '../../../../tools/versions/cli.mjs';

describe('runVersionsCli', () => {
  const run = jest.fn(() => Promise.resolve());
  const lock = jest.fn((siteDir: string, work: () => Promise<unknown>) => work());
  const options = {'dry-run': {type: 'boolean', default: false}};
  const start = (args: string[], {buildsSite = true} = {}): Promise<void> =>
    runVersionsCli(
      {name: 'docs:x', help: '', options, arguments: 1, buildsSite, run},
      {args, lock: lock as typeof withLock},
    );

  beforeEach(() => jest.clearAllMocks());

  it('keeps other builds out of a command that builds the site', async () => {
    await start(['1.x']);
    expect(lock).toHaveBeenCalledWith(process.cwd(), expect.any(Function));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('needs no lock for a plan, and for a command that builds nothing', async () => {
    await start(['1.x', '--dry-run']);
    await start(['1.x'], {buildsSite: false});
    expect(lock).not.toHaveBeenCalled();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('says who builds, and changes nothing', async () => {
    const {exitCode} = process;
    const print = jest.spyOn(console, 'error').mockImplementation();
    lock.mockRejectedValueOnce(new Error('process 7 builds this folder already'));
    await start(['1.x']);
    expect(print).toHaveBeenCalledWith('docs:x: process 7 builds this folder already');
    expect(process.exitCode).toBe(1);
    expect(run).not.toHaveBeenCalled();
    process.exitCode = exitCode;
  });
});
