import {renderHook} from '@testing-library/react';
import useTabGroup from '@site/src/hooks/useTabGroup';

describe('useTabGroup', () => {
  const onChoice = jest.fn<undefined, [string]>();

  function use(groupId: string | undefined, handle: (value: string) => void = () => undefined) {
    const {result, unmount} = renderHook(() => useTabGroup(groupId, handle));
    return {tell: (value: string) => result.current(value), unmount};
  }

  beforeEach(() => {
    onChoice.mockReset();
  });

  it('TABS-02 tells the sets of the same group, and no longer those of a page that was left', () => {
    const {tell} = use('tool');
    const follower = use('tool', onChoice);
    tell('pnpm');
    expect(onChoice.mock.calls).toEqual([['pnpm']]);
    follower.unmount();
    tell('npm');
    expect(onChoice).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['tool', 'system'],
    ['tool', undefined],
    [undefined, 'tool'],
    [undefined, undefined],
  ])('TABS-02 from a set of the group %s, one of %s hears nothing', (own, other) => {
    const {tell} = use(own);
    use(other, onChoice);
    tell('pnpm');
    expect(onChoice).not.toHaveBeenCalled();
  });
});
