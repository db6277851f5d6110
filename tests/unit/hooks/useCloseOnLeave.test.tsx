import {useState, type ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
import {act, renderHook} from '@testing-library/react';
import {useHistory} from '@docusaurus/router';
import useCloseOnLeave from '@site/src/hooks/useCloseOnLeave';

function Wrapper({children}: {readonly children: ReactNode}): ReactNode {
  return <MemoryRouter initialEntries={['/guide/']}>{children}</MemoryRouter>;
}

/** A part that is open. */
function open() {
  const usePart = () => {
    const [isOpen, setIsOpen] = useState(true);
    useCloseOnLeave(isOpen, () => setIsOpen(false));
    return {isOpen, history: useHistory()};
  };
  const {result} = renderHook(usePart, {wrapper: Wrapper});
  return {isOpen: () => result.current.isOpen, history: result.current.history};
}

describe('useCloseOnLeave', () => {
  it('MOBILE-02 SIDEBAR-09 closes on the way to another page, not to another place on this one', () => {
    const {isOpen, history} = open();
    act(() => history.push('/guide/#install'));
    expect(isOpen()).toBe(true);
    act(() => history.push('/config/'));
    expect(isOpen()).toBe(false);
  });

  it('MOBILE-02 SIDEBAR-09 closes on Back to another place on this page', () => {
    const {isOpen, history} = open();
    act(() => history.push('/guide/#install'));
    act(() => history.goBack());
    expect(isOpen()).toBe(false);
  });

  it('MOBILE-02 SIDEBAR-09 closes before the browser keeps the page for Back', () => {
    const {isOpen} = open();
    const environment = globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean};
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    window.dispatchEvent(new Event('pagehide'));
    expect(isOpen()).toBe(false);
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });
});
