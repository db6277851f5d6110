import {CONTENT_COMPLETE_EVENT} from '@site/src/lib/ui/events';
import {highlightPage} from '@site/src/plugins/search/client/highlightPage';

/** jsdom has ranges, but nothing that draws them. */
class FakeHighlight extends Set<Range> {
  constructor(...ranges: Range[]) {
    super(ranges);
  }
}

const highlights = new Map<string, FakeHighlight>();
const readMarks = (): string[] | undefined => {
  const marks = highlights.get('site-search');
  return marks && [...marks].map(String);
};

beforeAll(() => {
  Object.assign(globalThis, {Highlight: FakeHighlight, CSS: {highlights}});
});

beforeEach(() => {
  document.body.innerHTML = '<main><p>The Format of the output</p></main><nav>format</nav>';
});

afterEach(() => {
  highlightPage([]);
});

it('marks the terms in the text of the page, whatever their case', () => {
  highlightPage(['format', 'OUTPUT', '']);
  expect(readMarks()).toEqual(['Format', 'output']);
});

it('SEARCH-13 marks short words as whole words only, as the search does, and Han anywhere', () => {
  document.body.innerHTML = '<main><p>Side by side: the id of a provider, its ID, 用id字段, and 默认配置</p></main>';
  highlightPage(['id', '配置']);
  expect(readMarks()).toEqual(['id', 'ID', 'id', '配置']);
});

it('SEARCH-13 marks the beginning of words where a short term is no word of the page', () => {
  document.body.innerHTML = '<main><p>Set up a reset</p></main>';
  highlightPage(['se']);
  expect(readMarks()).toEqual(['Se']);
});

it('SEARCH-13 marks the letters as they are written, where their normal form is shorter or longer', () => {
  document.body.innerHTML = '<main><p>die Größe der Straße, Cafe\u0301; مُكتَبـــة أدوات</p></main>';
  highlightPage(['Grosse', 'strasse', 'café', 'مكتبة', 'ادوات']);
  expect(readMarks()).toEqual(['Größe', 'Straße', 'Cafe\u0301', 'مُكتَبـــة', 'أدوات']);
});

it('marks what follows of a long page, too', () => {
  highlightPage(['format']);
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p>another format</p>');
  window.dispatchEvent(new Event(CONTENT_COMPLETE_EVENT));
  expect(readMarks()).toEqual(['Format', 'format']);
});

it('takes the marks away for good with Escape, and with no terms', () => {
  for (const takeAway of [
    () => document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'})),
    () => highlightPage([]),
  ]) {
    highlightPage(['format']);
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'a'}));
    expect(readMarks()).toEqual(['Format']);
    takeAway();
    expect(readMarks()).toBeUndefined();
    window.dispatchEvent(new Event(CONTENT_COMPLETE_EVENT));
    expect(readMarks()).toBeUndefined();
  }
});
