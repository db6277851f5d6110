const MAX_LINE = 120;
const MAX_DEPTH = 3;

/** JSON with one option a line: small, and its diffs name the option. */
function compact(value, depth = 0) {
  const flat = JSON.stringify(value);
  const keys = value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : [];
  if (keys.length === 0 || depth >= MAX_DEPTH || (depth > 0 && flat.length < MAX_LINE)) {
    return flat;
  }
  const indent = ' '.repeat(depth);
  const lines = keys.map((key) => `${indent} ${JSON.stringify(key)}:${compact(value[key], depth + 1)}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** The text of a fact file; expressions and functions of a configuration become words. */
export function formatFacts(facts) {
  const plain = JSON.stringify(facts, (key, value) =>
    value instanceof RegExp ? String(value) : typeof value === 'function' ? 'function' : value,
  );
  return `${compact(JSON.parse(plain))}\n`;
}
