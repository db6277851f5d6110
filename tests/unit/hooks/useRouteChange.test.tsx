import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {renderHook} from '@testing-library/react';
import {useHistory} from '@docusaurus/router';
import useRouteChange, {type RouteChangeOptions} from '@site/src/hooks/useRouteChange';
import {PAGE_SHOWN_EVENT} from '@site/src/lib/ui/events';

function Wrapper({children}: {readonly children: ReactNode}): ReactNode {
  return <MemoryRouter initialEntries={['/guide/']}>{children}</MemoryRouter>;
}

function watch(onChange: () => void, options?: RouteChangeOptions) {
  const useWatched = ({handler}: {readonly handler: () => void}) => {
    useRouteChange(handler, options);
    return useHistory();
  };
  const rendered = renderHook(useWatched, {wrapper: Wrapper, initialProps: {handler: onChange}});
  return {...rendered, history: rendered.result.current};
}

// What happens at once needs no flush.
beforeAll(() => {
  (globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean}).IS_REACT_ACT_ENVIRONMENT = false;
});

describe('useRouteChange', () => {
  it('tells at once of a way to another page', () => {
    const onChange = jest.fn();
    const {history} = watch(onChange);
    expect(onChange).not.toHaveBeenCalled();
    history.push('/config/');
    expect(onChange).toHaveBeenCalledTimes(1);
    history.replace('/api/?q=dts#top');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('MOBILE-02 tells again when a page that is not there yet, or was lost, is asked for again', () => {
    const onChange = jest.fn();
    const {history} = watch(onChange);
    history.push('/config/');
    history.replace('/config/');
    expect(onChange).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event(PAGE_SHOWN_EVENT));
    history.replace('/config/?q=dts');
    history.push('/config/#top');
    expect(onChange).toHaveBeenCalledTimes(2);
    history.push('/guide/');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('says nothing of another query or hash', () => {
    const onChange = jest.fn();
    const {history} = watch(onChange);
    history.push('/guide/#install');
    history.push('/guide/?q=dts');
    history.push({search: '?q=esm', hash: '#install'});
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says nothing of Back and Forward on the page, unless they count', () => {
    const [plain, counting] = [jest.fn(), jest.fn()];
    for (const [onChange, options] of [[plain], [counting, {countsReturns: true}]] as const) {
      const {history} = watch(onChange, options);
      history.push('/guide/#install');
      history.goBack();
      history.goForward();
    }
    expect(plain).not.toHaveBeenCalled();
    expect(counting).toHaveBeenCalledTimes(2);
  });

  it('calls what was given last, and nothing once it is gone', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const {history, rerender, unmount} = watch(first);
    rerender({handler: second});
    history.push('/config/');
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
    unmount();
    history.push('/api/');
    expect(second).toHaveBeenCalledTimes(1);
  });
});
