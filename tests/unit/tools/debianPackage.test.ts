/** @jest-environment node */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {canInstallPackages} from '../../../tools/debianPackage.mjs';
import {listFiles} from '../../../tools/listFiles.mjs';

const TOOLS = path.resolve(__dirname, '../../../tools');

afterEach(() => jest.restoreAllMocks());

describe('canInstallPackages', () => {
  it('is true for root alone, on Debian alone', () => {
    const getuid = jest.spyOn(process, 'getuid');
    getuid.mockReturnValue(1000);
    expect(canInstallPackages()).toBe(false);
    getuid.mockReturnValue(0);
    expect(canInstallPackages()).toBe(existsSync('/etc/debian_version'));
  });

  it('is asked by every tool that installs a package, and no tool looks for itself', () => {
    const tools = listFiles(TOOLS).map((file) => ({file, text: readFileSync(path.join(TOOLS, file), 'utf8')}));
    const users = tools.filter(({text}) => /\binstallDebianPackage\('/.test(text));
    expect(users.length).toBeGreaterThan(5);
    expect(users.filter(({text}) => !text.includes('canInstallPackages')).map(({file}) => file)).toEqual([]);
    const own = tools.filter(({text}) => text.includes('debian_version')).map(({file}) => file);
    expect(own).toEqual(['debianPackage.mjs']);
  });
});
