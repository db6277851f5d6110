import docusaurus from '@site/src/plugins/runtime/client/loadAhead';
import loadRoute from '@site/src/plugins/runtime/client/loadRoute';
import {loadBar} from '@site/src/plugins/runtime/client/progressBar';

jest.mock('@site/src/plugins/runtime/client/loadRoute', () => ({__esModule: true, default: jest.fn()}));

jest.mock('@site/src/plugins/runtime/client/progressBar', () => ({loadBar: jest.fn()}));

const load = jest.mocked(loadRoute);

function setConnection(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
}

beforeEach(() => {
  load.mockReset();
  load.mockResolvedValue(undefined);
  jest.mocked(loadBar).mockReset();
  setConnection(undefined);
});

it('loads a page that is pointed at, once', async () => {
  await docusaurus.preload('/a');
  expect(docusaurus.preload('/a')).toBe(false);
  await docusaurus.preload('/b');
  expect(load.mock.calls).toEqual([['/a'], ['/b']]);
});

it('PROGRESS-02 asks for the bar before the page, in case that takes long', async () => {
  await docusaurus.preload('/with-bar');
  expect(loadBar).toHaveBeenCalledTimes(1);
  expect(jest.mocked(loadBar).mock.invocationCallOrder[0]).toBeLessThan(load.mock.invocationCallOrder[0]);
});

it.each(['/c#section', '/d?x=1', '/e?x=1#section'])('loads the page of %s', async (href) => {
  await docusaurus.preload(href);
  expect(load.mock.calls).toEqual([[href.slice(0, 2)]]);
});

it('takes it lightly when the page cannot be loaded ahead', async () => {
  load.mockRejectedValue(new Error('lost'));
  await expect(docusaurus.preload('/lost')).resolves.toEqual([]);
});

it.each([
  {who: 'wants to save data', connection: {effectiveType: '4g', saveData: true}},
  {who: 'has a slow connection', connection: {effectiveType: '2g'}},
  {who: 'has a very slow connection', connection: {effectiveType: 'slow-2g', saveData: false}},
])('loads nothing ahead for a reader who $who, until that changes', async ({connection}) => {
  setConnection(connection);
  const page = `/${connection.effectiveType}`;
  expect(docusaurus.preload(page)).toBe(false);
  expect(load).not.toHaveBeenCalled();
  expect(loadBar).not.toHaveBeenCalled();
  setConnection({effectiveType: '4g', saveData: false});
  await docusaurus.preload(page);
  expect(load).toHaveBeenCalledTimes(1);
});

it('prefetches nothing by itself', () => {
  expect(docusaurus.prefetch('/c')).toBe(false);
  expect(load).not.toHaveBeenCalled();
});
