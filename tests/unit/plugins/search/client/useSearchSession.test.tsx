import {act, renderHook, waitFor} from '@testing-library/react';
import {createSearchClient} from '@site/src/plugins/search/client/createSearchClient';
import {getSearchClient} from '@site/src/plugins/search/client/getSearchClient';
import {useSearchSession} from '@site/src/plugins/search/client/useSearchSession';
import {createFakeEngine, manifest} from '../support';

jest.mock('@site/src/plugins/search/client/getSearchClient');

function start() {
  const {engine, search} = createFakeEngine();
  const load = jest.fn(() => Promise.resolve());
  engine.load = load;
  jest.mocked(getSearchClient).mockReturnValue(createSearchClient({manifest, engine, hooks: {}}));
  const hook = renderHook((version: string) => useSearchSession({lang: 'en', version}), {initialProps: '1.x'});
  return {...hook, load, search};
}

describe('useSearchSession', () => {
  it('SEARCH-17, SEARCH-19 goes on in the version of a page that arrives behind it, with what is typed', async () => {
    const {result, rerender, load, search} = start();
    expect(load).toHaveBeenCalledTimes(1);
    act(() => result.current.session.searchNow('dts'));
    await waitFor(() => expect(result.current.state.phase).toBe('answered'));
    rerender('0.x');
    await waitFor(() => expect(result.current.state.outcome?.scope.version).toBe('0.x'));
    expect(load).toHaveBeenLastCalledWith({lang: 'en', version: '0.x'});
    expect(search).toHaveBeenLastCalledWith('dts', {lang: 'en', version: '0.x'}, 7);
  });

  it('SEARCH-19 stays in the version that the reader has chosen while the page is the same', async () => {
    const {result, rerender} = start();
    act(() => result.current.session.setScope({lang: 'en', version: '0.x'}));
    rerender('1.x');
    await act(() => Promise.resolve());
    expect(result.current.state.scope.version).toBe('0.x');
  });
});
