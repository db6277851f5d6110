import {alignSections} from './align.js';

const setup = JSON.parse(document.getElementById('setup').textContent);
const frames = [...document.querySelectorAll('iframe')];
const sides = [
  {frame: frames[0], name: 'left', prefix: setup.original.prefix},
  {frame: frames[1], name: 'right', prefix: setup.translation.prefix},
];
const SECTIONS = 'h1, h2[id], h3[id], h4[id]';
/** What surrounds the text of a page is the same on every page. */
const PLAIN_PAGE = `
  nav, footer, .theme-layout-navbar, .theme-layout-footer, .theme-doc-sidebar-container, .theme-doc-toc-mobile,
  .theme-doc-toc-desktop, .theme-doc-breadcrumbs, .theme-doc-footer, .theme-announcement-bar,
  :has(> .theme-doc-toc-mobile) {
    display: none !important;
  }
  html { scroll-behavior: auto !important; scroll-padding-block-start: 1rem; }
`;
const STATE_TEXTS = {
  fresh: 'Up to date with the English page.',
  stale: 'The English page changed since it was translated.',
  missing: 'Not translated: readers see the English text.',
  orphan: 'The English page is gone.',
  unrecorded: 'Translated, but nobody recorded from which text.',
};
const KIND_TEXTS = {changed: 'changed', added: 'new', removed: 'removed in English'};

let address = setup.address;
let status = {state: undefined, changes: []};
let isScrolling;

const text = (name) => document.querySelector(`[data-${name}]`);

function getDocument({frame}) {
  try {
    return frame.contentDocument;
  } catch {
    // A page of another site, reached by a link.
    return null;
  }
}

/** The text column, or undefined on a page without one, and while the page loads. */
function getArticle(side) {
  return getDocument(side)?.querySelector('article, main') ?? undefined;
}

function getStyle(side, name) {
  const doc = getDocument(side);
  const id = `side-by-side-${name}`;
  const style = doc.getElementById(id) ?? doc.createElement('style');
  style.id = id;
  doc.head.append(style);
  return style;
}

function getSections(side) {
  const doc = getDocument(side);
  return [...(getArticle(side)?.querySelectorAll(SECTIONS) ?? [])].map((heading) => ({
    id: heading.id || 'h1',
    heading,
    top: heading.getBoundingClientRect().top + doc.documentElement.scrollTop,
    padding: Number.parseFloat(doc.defaultView.getComputedStyle(heading).paddingBlockStart),
  }));
}

function createRules(sections, spaces) {
  const changed = new Set(status.changes.map(({key}) => key));
  return sections
    .flatMap(({id, padding}) => {
      const selector = id === 'h1' ? 'h1' : `#${CSS.escape(id)}`;
      return [
        ...(spaces[id] ? [`${selector} { padding-block-start: ${padding + spaces[id]}px !important; }`] : []),
        ...(changed.has(id) ? [`${selector} { border-block-end: 3px solid #d9590b; }`] : []),
      ];
    })
    .join('\n');
}

/** Puts equal sections at the same height. Rules, not elements: the pages belong to React. */
function align() {
  if (!sides.every(getArticle)) {
    return;
  }
  const styles = sides.map((side) => getStyle(side, 'spaces'));
  const before = styles.map(({textContent}) => textContent);
  const tops = sides.map((side) => getDocument(side).documentElement.scrollTop);
  styles.forEach((style) => (style.textContent = createRules([], {})));
  const [left, right] = sides.map(getSections);
  const spaces = alignSections(left, right);
  const after = [createRules(left, spaces.left), createRules(right, spaces.right)];
  styles.forEach((style, index) => (style.textContent = after[index]));
  sides.forEach((side, index) => (getDocument(side).documentElement.scrollTop = tops[index]));
  if (after.some((rules, index) => rules !== before[index])) {
    showSections();
  }
}

let aligning;
function alignSoon() {
  clearTimeout(aligning);
  aligning = setTimeout(align, 50);
}

function showSections() {
  const changes = new Map(status.changes.map((change) => [change.key, change.kind]));
  const sections = sides.map(getSections);
  const translated = new Map(sections[1].map(({id, heading}) => [id, heading.textContent.trim()]));
  const items = sections[0].map(({id, heading}) => {
    const button = document.createElement('button');
    const kind = changes.get(id);
    const state = kind ? KIND_TEXTS[kind] : translated.has(id) ? '' : 'not in the translation';
    button.type = 'button';
    button.textContent = `${heading.textContent.replace(/\u200b/g, '').trim()}${state && ` (${state})`}`;
    button.className = `level-${heading.tagName.slice(1)}${state ? ' changed' : ''}`;
    button.addEventListener('click', () => goTo(id));
    const item = document.createElement('li');
    item.append(button);
    return item;
  });
  text('sections').replaceChildren(...items);
  const other = ['@front-matter', '@lead'].filter((key) => changes.has(key)).map((key) => `${key.slice(1)} changed`);
  text('state').textContent = [STATE_TEXTS[status.state] ?? 'No page of the docs.', ...other].join(' ');
  text('state').dataset.kind = status.state ?? '';
}

async function readState() {
  const query = new URLSearchParams({locale: setup.translation.lang, address});
  const response = await fetch(`${setup.root}-/state?${query}`);
  status = response.ok ? await response.json() : {state: undefined, changes: []};
  align();
  showSections();
}

/** The other column goes where this one is; the one that moved last leads. */
function follow(leader) {
  if (isScrolling !== undefined && isScrolling !== leader) {
    return;
  }
  isScrolling = leader;
  clearTimeout(follow.timer);
  follow.timer = setTimeout(() => (isScrolling = undefined), 100);
  const top = getDocument(leader).documentElement.scrollTop;
  for (const side of sides.filter((candidate) => candidate !== leader)) {
    const root = getDocument(side)?.documentElement;
    if (root) {
      root.scrollTop = top;
    }
  }
}

function goTo(id) {
  const section = getSections(sides[0]).find((candidate) => candidate.id === id);
  if (section) {
    getDocument(sides[0]).documentElement.scrollTop = section.top + section.heading.offsetHeight - 80;
  }
}

/** Moves by one section; `isWanted` leaves sections out. */
function step(direction, isWanted = () => true) {
  const root = getDocument(sides[0]).documentElement;
  const places = getSections(sides[0])
    .filter(({id}) => isWanted(id))
    .map(({id, top, heading}) => ({id, top: top + heading.offsetHeight - 80}));
  const next =
    direction > 0
      ? places.find(({top}) => top > root.scrollTop + 2)
      : places.findLast(({top}) => top < root.scrollTop - 2);
  if (next) {
    goTo(next.id);
  }
}

function handleKey(event) {
  const field = event.target.closest?.('input, textarea, select, [contenteditable]');
  if (field || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  const changed = new Set(status.changes.map(({key}) => key));
  const actions = {n: () => step(1), p: () => step(-1), c: () => step(1, (id) => changed.has(id))};
  if (Object.hasOwn(actions, event.key)) {
    event.preventDefault();
    actions[event.key]();
  }
}

/** A reader who follows a link in one column gets the same page in the other. */
function followAddress() {
  for (const side of sides) {
    const pathname = side.frame.contentWindow?.location.pathname ?? '';
    const next = pathname.startsWith(side.prefix) ? pathname.slice(side.prefix.length) : undefined;
    if (next !== undefined && next !== address) {
      address = next;
      const other = sides.find((candidate) => candidate !== side);
      other.frame.contentWindow.location.assign(other.prefix + address);
      history.replaceState(undefined, '', `${setup.root}${address}${location.search}`);
      void readState();
      return;
    }
  }
}

function watch(side) {
  const doc = getDocument(side);
  if (!doc) {
    return;
  }
  getStyle(side, 'page').textContent = PLAIN_PAGE;
  doc.defaultView.addEventListener('scroll', () => follow(side), {passive: true});
  doc.defaultView.addEventListener('keydown', handleKey);
  new MutationObserver(alignSoon).observe(doc.body, {childList: true, subtree: true, characterData: true});
  doc.defaultView.addEventListener('resize', alignSoon);
  // Images and folded parts change heights without a change of elements; neither event bubbles.
  for (const event of ['load', 'toggle', 'click']) {
    doc.addEventListener(event, alignSoon, true);
  }
  alignSoon();
}

for (const side of sides) {
  side.frame.addEventListener('load', () => watch(side));
  if (getDocument(side)?.readyState === 'complete') {
    watch(side);
  }
}
addEventListener('keydown', handleKey);
text('choice')?.addEventListener('change', ({target}) => {
  location.search = `?locale=${target.value}`;
});
setInterval(followAddress, 300);
void readState();
