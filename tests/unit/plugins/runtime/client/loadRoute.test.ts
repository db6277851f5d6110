import routes from '@generated/routes';
import loadRoute from '@site/src/plugins/runtime/client/loadRoute';
import {createVersionGate} from '@site/src/plugins/version-routes/client/createVersionGate';

// Of the bundler: names of scripts.
jest.mock('@site/src/plugins/runtime/client/chunkAddresses', () => ({
  withFreshAddresses: (load: () => unknown): unknown => {
    mockAddresses.push('fresh');
    return load();
  },
}));

const mockAddresses: string[] = [];
const table = routes as unknown[];

function createComponent(preload: () => unknown): object {
  return Object.assign(() => null, {preload});
}

/** A version behind its gate, with one page. */
function addVersion(path: string, loadPage: () => unknown, loadVersion: () => unknown = () => undefined): void {
  const page = {path: `${path}/a`, component: createComponent(loadPage), exact: true};
  const version = {path, component: createComponent(loadVersion), routes: [page]};
  table.unshift(createVersionGate(path, () => Promise.resolve({default: version})));
}

beforeEach(() => {
  mockAddresses.length = 0;
});

afterEach(() => {
  table.shift();
});

it('loads a page of a version whose routes are not there yet, wherever the reader is', async () => {
  const loadPage = jest.fn();
  const loadVersion = jest.fn();
  addVersion('/0.y', loadPage, loadVersion);
  await loadRoute('/0.y/a');
  expect(loadVersion).toHaveBeenCalledTimes(1);
  expect(loadPage).toHaveBeenCalledTimes(1);
  expect(mockAddresses).toEqual([]);
});

it('PAGECHANGE-04 asks once more for a page that is lost behind the gate of its version, under a fresh address', async () => {
  const loadPage = jest.fn().mockRejectedValueOnce(new Error('lost'));
  addVersion('/0.y', loadPage);
  await loadRoute('/0.y/a');
  expect(loadPage).toHaveBeenCalledTimes(2);
  expect(mockAddresses).toEqual(['fresh']);
});

it('PAGECHANGE-04 fails when the page is lost twice, and can be asked again', async () => {
  const loadPage = jest.fn().mockRejectedValueOnce(new Error('once')).mockRejectedValueOnce(new Error('twice'));
  addVersion('/0.y', loadPage);
  await expect(loadRoute('/0.y/a')).rejects.toThrow('twice');
  await loadRoute('/0.y/a');
  expect(loadPage).toHaveBeenCalledTimes(3);
});
