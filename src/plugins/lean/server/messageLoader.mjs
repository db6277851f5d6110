import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parse} from 'acorn';
import {visit} from 'estree-util-visit';

const TRANSLATE = '@docusaurus/Translate';
/** What a message is found by and described with; its words are all that a page shows. */
const DROPPED = ['id', 'description'];

/** A text that is written out, in one piece or in several; `undefined` for all else. */
function readText(node) {
  if (node.type === 'Literal') {
    return typeof node.value === 'string' ? node.value : undefined;
  }
  if (node.type === 'TemplateLiteral') {
    return node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined;
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [readText(node.left), readText(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/** Local names of `translate` and `Translate` in a module. */
function readNames(program) {
  const names = {function: new Set(), component: new Set()};
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value === TRANSLATE) {
      for (const {type, imported, local} of statement.specifiers) {
        const isComponent = type === 'ImportDefaultSpecifier' || imported?.name === 'default';
        names[isComponent ? 'component' : 'function'].add(local.name);
      }
    }
  }
  return names;
}

/**
 * Changes of the object of a message that leave its words in one language in place of its id and description, by the rule of
 * Docusaurus: the translation of the id (of the message, where there is none), else the message, else the id.
 *
 * @param textKey property that holds the message: `message` of a call, `children` of an element
 * @throws at what is not written out: Docusaurus could not extract it either
 */
function changeMessage({start, properties}, textKey, messages) {
  const texts = {};
  const changes = [];
  for (const [index, property] of properties.entries()) {
    const key =
      property.type === 'Property' && !property.computed ? (property.key.name ?? property.key.value) : undefined;
    if (key === undefined) {
      throw new Error('a message has to be written out, without spread or computed properties');
    }
    if (key === textKey || DROPPED.includes(key)) {
      texts[key] = readText(property.value);
      if (texts[key] === undefined) {
        throw new Error(`"${key}" of a message has to be a text that is written out`);
      }
      // With the comma; one behind the last property does no harm.
      changes.push({start: property.start, end: properties[index + 1]?.start ?? property.end, text: ''});
    }
  }
  const {id, [textKey]: message} = texts;
  const words = messages[id ?? message] ?? message ?? id;
  if (words === undefined) {
    throw new Error('a message needs an id or a text');
  }
  // Last: a change at the same place takes away what stood there before.
  return [...changes, {start: start + 1, end: start + 1, text: `${textKey}: ${JSON.stringify(words)}, `}];
}

/**
 * Writes the words of one language where a module translates them, so that no table of all messages has to be loaded, nor ids
 * and descriptions for translators.
 *
 * @param {string} source module of ECMAScript whose JSX is compiled
 * @param {Readonly<Record<string, string>>} messages translations by id
 * @returns {string}
 * @throws {Error} with the line of a message that is not written out
 */
export function inlineMessages(source, messages) {
  if (!source.includes(TRANSLATE)) {
    return source;
  }
  const program = parse(source, {ecmaVersion: 'latest', sourceType: 'module', locations: true});
  const names = readNames(program);
  const changes = [];
  visit(program, (node) => {
    if (node.type !== 'CallExpression') {
      return;
    }
    const [first, second] = node.arguments;
    const isMessage = node.callee.type === 'Identifier' && names.function.has(node.callee.name);
    const isElement = first?.type === 'Identifier' && names.component.has(first.name);
    if (!isMessage && !isElement) {
      return;
    }
    const object = isMessage ? first : second;
    try {
      if (object?.type !== 'ObjectExpression') {
        throw new Error('a message has to be written out as an object');
      }
      changes.push(...changeMessage(object, isMessage ? 'message' : 'children', messages));
    } catch (error) {
      throw new Error(`line ${node.loc.start.line} of the compiled module: ${error.message}`, {cause: error});
    }
  });
  // From the end on, so that the places of the others stay.
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce((text, {start, end, text: words}) => text.slice(0, start) + words + text.slice(end), source);
}

/**
 * Loader, behind the compiler of scripts. Its option `messages` is the file with the translations of the language that is built.
 *
 * @param {string} source
 * @returns {string}
 * @throws {Error} with the file, and the line, of a message that is not written out
 */
export default function messageLoader(source) {
  const {messages} = this.getOptions();
  this.addDependency(messages);
  // What the bundler keeps is of no use to another version of this file.
  this.addDependency(fileURLToPath(import.meta.url));
  try {
    return inlineMessages(source, JSON.parse(readFileSync(messages, 'utf8')));
  } catch (error) {
    // Docusaurus prints no more of an error than its message.
    throw new Error(`${path.relative(this.rootContext, this.resourcePath)}, ${error.message}`, {cause: error});
  }
}
