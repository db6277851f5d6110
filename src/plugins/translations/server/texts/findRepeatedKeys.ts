import {parseExpressionAt, type Node} from 'acorn';
import type {Property} from 'estree';
import {visit} from 'estree-util-visit';
import {getLine} from '../../../../lib/text/readJsonError';
import type {Finding, PageSource} from '../structure/compareStructure';

/** The name of a key and its place in the text: acorn's, whose nodes are those of estree with a place. */
function readKey({key}: Property): {readonly name: string; readonly start: number} {
  const {value} = key as {readonly value?: unknown};
  return {name: String(value), start: (key as unknown as Node).start};
}

/** Keys that an object of a JSON file has twice: of two texts, one is lost without a word. Throws when the file is no JSON. */
export function findRepeatedKeys({file, source}: PageSource): Finding[] {
  JSON.parse(source);
  const findings: Finding[] = [];
  // What is JSON is JavaScript, whose parser knows the places.
  visit(parseExpressionAt(source, 0, {ecmaVersion: 'latest'}) as Parameters<typeof visit>[0], (node) => {
    const lines = new Map<string, number>();
    for (const property of node.type === 'ObjectExpression' ? node.properties : []) {
      const {name, start} = readKey(property as Property);
      const line = getLine(source, start);
      const first = lines.get(name);
      lines.set(name, line);
      if (first !== undefined) {
        findings.push({
          file,
          line,
          message: `${name}: line ${first} has this key, too, and is ignored; remove one of them`,
        });
      }
    }
  });
  return findings;
}
