import keepTabInside, {listTabStops} from '@site/src/hooks/keepTabInside';

function byId(id: string): HTMLElement {
  return document.getElementById(id)!;
}

function pressTab(areas: readonly HTMLElement[], init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', {key: 'Tab', cancelable: true, ...init});
  keepTabInside(event, areas);
  return event.defaultPrevented;
}

beforeEach(() => {
  document.body.innerHTML = `
    <div id="bar"><button id="opener">Open</button></div>
    <div id="panel" tabindex="-1">
      <a>no address</a>
      <button disabled>never</button>
      <button tabindex="-1">by script</button>
      <input id="field" />
      <span id="tab" tabindex="0">tab</span>
      <a id="last" href="/last">last</a>
    </div>`;
});

test('tab stops are what the Tab key stops at, in the order of the page', () => {
  expect(listTabStops(byId('panel')).map(({id}) => id)).toEqual(['field', 'tab', 'last']);
});

test('the Tab key goes on by itself between the ends', () => {
  byId('tab').focus();
  expect(pressTab([byId('panel')])).toBe(false);
  expect(pressTab([byId('panel')], {shiftKey: true})).toBe(false);
  expect(byId('tab')).toHaveFocus();
});

test('the Tab key goes round at the ends, over all areas', () => {
  byId('last').focus();
  expect(pressTab([byId('bar'), byId('panel')])).toBe(true);
  expect(byId('opener')).toHaveFocus();
  expect(pressTab([byId('bar'), byId('panel')], {shiftKey: true})).toBe(true);
  expect(byId('last')).toHaveFocus();
});

test('another key stays as it is', () => {
  byId('last').focus();
  expect(pressTab([byId('panel')], {key: 'Enter'})).toBe(false);
  expect(byId('last')).toHaveFocus();
});

test('from one of several areas the Tab key goes to the end of them all', () => {
  byId('panel').focus();
  expect(pressTab([byId('bar'), byId('panel')])).toBe(true);
  expect(byId('opener')).toHaveFocus();
});

test.each([
  [false, 'field'],
  [true, 'last'],
])('from the area itself the Tab key goes to its end (with Shift: %s)', (shiftKey, id) => {
  byId('panel').focus();
  expect(pressTab([byId('panel')], {shiftKey})).toBe(true);
  expect(byId(id)).toHaveFocus();
});
