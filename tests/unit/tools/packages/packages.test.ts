/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkAdvisories, type AcceptedAdvisory, type AuditReport} from '../../../../tools/packages/checkAdvisories';
import {
  checkLicences,
  formatLicences,
  isAllowed,
  type AcceptedLicences,
} from '../../../../tools/packages/checkLicences';
import {readPackages, type Lock} from '../../../../tools/packages/readPackages';

const ROOT = path.resolve(__dirname, '../../../..');
const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'));

describe('the packages of this site', () => {
  const lock = readJson('package-lock.json') as Lock;
  const accepted = readJson('tools/packages/accepted.json') as AcceptedLicences;

  it('have licences that somebody has looked at', () => {
    expect(readPackages(lock).length).toBeGreaterThan(500);
    expect(checkLicences(readPackages(lock), accepted)).toEqual([]);
    expect(accepted.packages.filter(({reason}) => reason.length < 20)).toEqual([]);
  });

  it('are all locked to a hash, which npm compares a download with', () => {
    const places = Object.entries(lock.packages).filter(([place, {link}]) => place !== '' && !link);
    expect(places.filter(([, {integrity}]) => integrity === undefined).map(([place]) => place)).toEqual([]);
  });

  it('are installed without running a script of any of them', () => {
    expect(readFileSync(path.join(ROOT, 'tools/setup.mjs'), 'utf8')).toContain("'ci', '--ignore-scripts'");
  });
});

describe('readPackages', () => {
  it('leaves out what is for development, and names each version once', () => {
    const lock: Lock = {
      packages: {
        '': {version: '1.0.0'},
        'node_modules/b': {version: '2.0.0', license: 'MIT'},
        'node_modules/a/node_modules/b': {version: '1.0.0', license: 'ISC'},
        'node_modules/c/node_modules/b': {version: '1.0.0', license: 'ISC'},
        'node_modules/@x/a': {version: '1.0.0'},
        'node_modules/jest': {version: '1.0.0', license: 'MIT', dev: true},
        'node_modules/own': {link: true},
      },
    };
    expect(readPackages(lock)).toEqual([
      {name: '@x/a', version: '1.0.0', licence: ''},
      {name: 'b', version: '1.0.0', licence: 'ISC'},
      {name: 'b', version: '2.0.0', licence: 'MIT'},
    ]);
    expect(formatLicences(readPackages(lock))).toEqual([
      '(not declared) (1): @x/a@1.0.0',
      'ISC (1): b@1.0.0',
      'MIT (1): b@2.0.0',
    ]);
  });
});

describe('checkLicences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['GPL-3.0 OR MIT', true],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0', false],
    ['', false],
    ['(MIT OR X) AND (ISC OR Y)', false],
  ])('%j is allowed: %p', (licence, expected) => {
    expect(isAllowed(licence, ['MIT', 'ISC'])).toBe(expected);
  });

  it('names what nobody has argued, and arguments that are about nothing', () => {
    const packages = [
      {name: 'a', version: '1.0.0', licence: 'GPL-3.0'},
      {name: 'b', version: '1.0.0', licence: ''},
      {name: 'c', version: '1.0.0', licence: 'MIT'},
    ];
    const reason = 'looked at';
    const accepted = {
      licences: ['MIT'],
      packages: [
        {name: 'b', licence: '', reason},
        {name: 'c', licence: 'MIT', reason},
        {name: 'a', licence: 'LGPL-3.0', reason},
      ],
    };
    expect(checkLicences(packages, accepted)).toEqual([
      'a@1.0.0: the licence "GPL-3.0" is not in accepted.json',
      'accepted.json: no package c with the licence "MIT" needs an argument',
      'accepted.json: no package a with the licence "LGPL-3.0" needs an argument',
    ]);
  });
});

describe('checkAdvisories', () => {
  const advisory = (id: string): {url: string; title: string; severity: string} => ({
    url: `https://github.com/advisories/${id}`,
    title: 'Reads too much',
    severity: 'high',
  });
  const report: AuditReport = {
    vulnerabilities: {a: {via: [advisory('GHSA-1')]}, b: {via: ['a', advisory('GHSA-2')]}, c: {via: ['b']}},
  };
  const argue = (id: string, name: string, until = '2027-01-01'): AcceptedAdvisory => ({
    id,
    name,
    until,
    reason: 'no input',
  });

  it('names each advisory once, at the package that has it', () => {
    expect(checkAdvisories(report, [argue('GHSA-1', 'a')], '2026-11-22')).toEqual([
      'b: high: Reads too much (https://github.com/advisories/GHSA-2)',
    ]);
  });

  it('asks to look again, and to take off what is solved', () => {
    const accepted = [argue('GHSA-1', 'a', '2026-11-21'), argue('GHSA-2', 'b'), argue('GHSA-3', 'a')];
    expect(checkAdvisories(report, accepted, '2026-11-22')).toEqual([
      'accepted.json: look at GHSA-1 of a again, the argument held until 2026-11-21',
      'accepted.json: GHSA-3 of a is no problem any more; take it off',
    ]);
  });

  it('does not take silence for good news', () => {
    expect(() => checkAdvisories({message: '405 Method Not Allowed'}, [], '2026-11-22')).toThrow(
      '405 Method Not Allowed',
    );
  });
});
