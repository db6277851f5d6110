import {renderHook} from '@testing-library/react';
import useIsolate from '@site/src/hooks/useIsolate';
import {withProviders} from '../support/renderWithProviders';
import {writeRightToLeft} from '../support/rightToLeft';

function isolate(name: string): string {
  return renderHook(() => useIsolate(), {wrapper: ({children}) => withProviders(<>{children}</>)}).result.current(name);
}

describe('useIsolate', () => {
  it('I18N-04 leaves a name as it is where the interface is written from left to right', () => {
    expect(isolate('1.x')).toBe('1.x');
  });

  it('I18N-04 keeps the order of a name in an interface from right to left', () => {
    writeRightToLeft();
    expect(isolate('1.x')).toBe('\u20681.x\u2069');
  });
});
