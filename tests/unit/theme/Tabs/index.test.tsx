import {act, fireEvent, screen} from '@testing-library/react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {reveal} from '@site/src/lib/ui/reveal';
import {renderWithProviders} from '@site/tests/unit/support/renderWithProviders';
import {blockStorage, fillStorage} from '@site/tests/unit/support/storageFaults';

const Set = ({group, values}: {readonly group?: string; readonly values: readonly string[]}) => (
  <Tabs groupId={group}>
    {values.map((value) => (
      <TabItem key={value} value={value}>
        {value}
      </TabItem>
    ))}
  </Tabs>
);

const selected = (): string[] => screen.getAllByRole('tab', {selected: true}).map((tab) => tab.textContent);

describe('Tabs', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['ArrowLeft', {altKey: true}],
    ['ArrowRight', {metaKey: true}],
    ['End', {ctrlKey: true}],
  ])('leaves %s with %o to the browser, as the arrow alone it does not', (key, held) => {
    renderWithProviders(<Set values={['npm', 'pnpm', 'yarn']} />);
    const tab = screen.getByRole('tab', {name: 'npm'});
    act(() => tab.focus());
    expect(fireEvent.keyDown(tab, {key, ...held})).toBe(true);
    expect(selected()).toEqual(['npm']);
    expect(tab).toHaveFocus();
    expect(fireEvent.keyDown(tab, {key})).toBe(false);
    expect(selected()).not.toEqual(['npm']);
  });

  describe('something in a panel that is not selected', () => {
    const WithPart = () => (
      <Tabs>
        <TabItem value="npm">npm</TabItem>
        <TabItem value="pnpm">
          <h3 id="part">pnpm</h3>
        </TabItem>
      </Tabs>
    );
    const scrollIntoView = jest.fn();

    beforeEach(() => {
      jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
        callback(0);
        return 0;
      });
      HTMLElement.prototype.scrollIntoView = scrollIntoView.mockClear();
    });

    afterEach(() => window.history.replaceState(null, '', '/'));

    it.each([
      ['#part', 'pnpm', 1],
      ['#other', 'npm', 0],
    ])('with the address %s, %s is selected', (hash, expected, scrolls) => {
      window.history.replaceState(null, '', hash);
      renderWithProviders(<WithPart />);
      expect(selected()).toEqual([expected]);
      expect(scrollIntoView).toHaveBeenCalledTimes(scrolls);
    });

    it('is shown to a link that the router follows', () => {
      renderWithProviders(<WithPart />);
      const target = document.getElementById('part');
      act(() => expect(reveal(target as HTMLElement)).toBe(true));
      expect(selected()).toEqual(['pnpm']);
      expect(reveal(target as HTMLElement)).toBe(false);
    });
  });

  it('TABS-01 TABS-02 stores the choice of a group under its key, and none of a set that stands alone', () => {
    renderWithProviders(
      <>
        <Set group="tool" values={['npm', 'pnpm']} />
        <Set values={['npm', 'pnpm']} />
      </>,
    );
    const [grouped, alone] = screen.getAllByRole('tab', {name: 'pnpm'});
    act(() => alone.click());
    expect(selected()).toEqual(['npm', 'pnpm']);
    expect(Object.entries(localStorage)).toEqual([]);
    act(() => grouped.click());
    expect(Object.entries(localStorage)).toEqual([['docusaurus.tab.tool', 'pnpm']]);
  });

  it.each([
    ['that works', () => undefined],
    ['that is blocked', blockStorage],
    ['that is full', fillStorage],
  ])('TABS-02 the sets of a group that have the tab follow, with storage %s', (_, prepare) => {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
    prepare();
    renderWithProviders(
      <>
        <Set group="tool" values={['npm', 'pnpm']} />
        <Set group="tool" values={['npm', 'yarn', 'pnpm']} />
        <Set group="tool" values={['npm', 'bun']} />
        <Set group="other" values={['npm', 'pnpm']} />
        <Set values={['npm', 'pnpm']} />
        <Set values={['npm', 'pnpm']} />
      </>,
    );
    act(() => screen.getAllByRole('tab', {name: 'pnpm'})[1].click());
    expect(selected()).toEqual(['pnpm', 'pnpm', 'npm', 'npm', 'npm', 'npm']);
    act(() => screen.getAllByRole('tab', {name: 'npm'})[0].click());
    expect(selected()).toEqual(['npm', 'npm', 'npm', 'npm', 'npm', 'npm']);
    // Sets without a group stand alone.
    act(() => screen.getAllByRole('tab', {name: 'pnpm'}).at(-1)?.click());
    expect(selected()).toEqual(['npm', 'npm', 'npm', 'npm', 'npm', 'pnpm']);
  });
});
