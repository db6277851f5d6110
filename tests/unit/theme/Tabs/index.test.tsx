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
    const WithPart = ({group}: {readonly group?: string}) => (
      <Tabs groupId={group}>
        <TabItem value="npm">
          <h3 id="first">npm</h3>
        </TabItem>
        <TabItem value="pnpm">
          <h3 id="part">pnpm</h3>
        </TabItem>
      </Tabs>
    );
    const scrollIntoView = jest.fn();
    const frames: FrameRequestCallback[] = [];
    const showFrame = (): void => act(() => frames.splice(0).forEach((frame) => frame(0)));

    beforeEach(() => {
      frames.length = 0;
      jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
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
      showFrame();
      expect(scrollIntoView).toHaveBeenCalledTimes(scrolls);
    });

    it.each(['#part', '#first'])('with the address %s, the tab of another page gives way', (hash) => {
      const stored = hash === '#part' ? 'npm' : 'pnpm';
      localStorage.setItem('docusaurus.tab.tool', stored);
      window.history.replaceState(null, '', hash);
      renderWithProviders(<WithPart group="tool" />);
      expect(selected()).not.toEqual([stored]);
      showFrame();
      // What the reader chooses from then on stays.
      act(() => screen.getByRole('tab', {name: stored}).click());
      expect(selected()).toEqual([stored]);
    });

    it('is shown to a link that the router follows', () => {
      renderWithProviders(<WithPart />);
      const target = screen.getByText('pnpm', {selector: 'h3'});
      act(() => expect(reveal(target)).toBe(true));
      expect(selected()).toEqual(['pnpm']);
      expect(reveal(target)).toBe(false);
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
