import type {Attributes, HeadState, HeadTag} from './collectTags';

/** On every tag that belongs to a `<Head>`, in static HTML, too; on `<html>` and `<body>` it names their attributes. */
const MARK = 'data-rh';

function updateAttributes(element: Element, attributes: Attributes): void {
  const before = element.getAttribute(MARK)?.split(',') ?? [];
  before
    .filter((name) => name !== '' && attributes[name] === undefined)
    .forEach((name) => element.removeAttribute(name));
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  const names = Object.keys(attributes).join(',');
  if (names === '') {
    element.removeAttribute(MARK);
  } else {
    element.setAttribute(MARK, names);
  }
}

function createElement({name, attributes, text}: HeadTag): Element {
  const element = document.createElement(name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  element.setAttribute(MARK, 'true');
  if (text !== undefined) {
    element.append(text);
  }
  return element;
}

/** Gives the page its title, and `<html>` and `<body>` their attributes. */
export function updatePage({title, html, body}: HeadState): void {
  if (title !== undefined && document.title !== title) {
    document.title = title;
  }
  updateAttributes(document.documentElement, html);
  updateAttributes(document.body, body);
}

/** Makes the other tags of the document's head what they are to be; what stands there already is left alone. */
export function updateTags({tags}: HeadState): void {
  const old = new Set(document.head.querySelectorAll(`:not(title)[${MARK}]`));
  for (const element of tags.map(createElement)) {
    const same = [...old].find((one) => one.isEqualNode(element));
    if (same === undefined) {
      document.head.append(element);
    } else {
      old.delete(same);
    }
  }
  old.forEach((element) => element.remove());
}
