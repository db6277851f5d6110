import type {VersionIndex} from '@site/src/lib/changes';
import {listSteps, type StepsInput} from '@site/src/plugins/version-changes/server/feed/listSteps';

function index(from: string, to: string, pages: VersionIndex['pages'] = [{kind: 'added', title: 'A', href: '/a'}]) {
  return {from, to, options: [], flags: [], api: [], pages};
}

const RELEASED = ['1.x', '0.x'].map((version) => ({version, isReleased: true}));
const RELEASES = {'2.x': 'a 1.0.1', '1.x': 'a 1.0.1', '1.0': 'a 1.0.1', '0.x': 'a 0.9.0'};

function listNames({releases = RELEASES, ...input}: Omit<StepsInput, 'releases'> & {releases?: object}): string[] {
  const steps = listSteps({...input, releases: new Map(Object.entries(releases))});
  return steps.map((step) => `${step.release} ${step.index.from} ${step.index.to}`);
}

describe('listSteps', () => {
  const before = listNames({versions: RELEASED, indexes: [index('0.x', '1.x')]});

  it('has what changed since the release before', () => {
    expect(before).toEqual(['a 1.0.1 0.x 1.x']);
  });

  it('VERSION-04: says the same after docs/ went on as a version that is not released', () => {
    const versions = [{version: '2.x', isReleased: false}, ...RELEASED];
    const indexes = [index('1.x', '2.x'), index('0.x', '1.x')];
    expect(listNames({versions, indexes})).toEqual(before);
    // The docs of what is to come may be about a release of it that few have.
    expect(listNames({versions, indexes, releases: {...RELEASES, '2.x': 'a 2.0.0-beta.1'}})).toEqual(before);
  });

  it('VERSION-04: says the same after a release was frozen from the line that goes on', () => {
    const versions = [RELEASED[0], {version: '1.0', isReleased: true}, RELEASED[1]];
    const indexes = [index('1.0', '1.x', []), index('0.x', '1.x'), index('0.x', '1.0')];
    expect(listNames({versions, indexes})).toEqual(before);
    const releases = {...RELEASES, '1.x': 'a 1.1.0'};
    // Now there is news, and the frozen version tells the old ones.
    expect(listNames({versions, indexes: [index('1.0', '1.x'), ...indexes.slice(1)], releases})).toEqual([
      'a 1.1.0 1.0 1.x',
      'a 1.0.1 0.x 1.0',
    ]);
    // The line is not compared with the oldest version any more: the frozen one was.
    expect(listNames({versions, indexes: [indexes[0], indexes[2]]})).toEqual(['a 1.0.1 0.x 1.0']);
  });

  it('leaves out a release that changed nothing, and versions without facts', () => {
    expect(listNames({versions: RELEASED, indexes: [index('0.x', '1.x', [])]})).toEqual([]);
    expect(listNames({versions: RELEASED, indexes: [index('0.x', '1.x')], releases: {}})).toEqual([]);
  });
});
