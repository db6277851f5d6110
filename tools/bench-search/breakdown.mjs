import {brotli, kB, printTable} from './format.mjs';

function without(records, field) {
  return JSON.stringify(records.map((record) => ({...record, [field]: undefined})));
}

/** Most bytes of a core, compressed, at some 75 pages. */
const CORE_BYTES = 75_000;
const CORE_PARTS = ['format', 'names and addresses', 'what terms share', 'terms', 'which stand where'];

/** What the core of an index costs, line by line. */
function printCore({lang, version, core, records}, targets) {
  const all = brotli(core);
  console.log(
    `\nCore of ${lang} ${version}, fetched for the first answer: ${kB(core.length)}, brotli ${kB(all)}, ` +
      `per page ${kB(all / records.length)}`,
  );
  printTable([
    ['part', 'bytes', 'brotli'],
    ...core.split('\n').map((line, at) => [CORE_PARTS[at], kB(Buffer.byteLength(line)), kB(brotli(line))]),
  ]);
  targets.add(`${lang} ${version}, ${records.length} pages: core, brotli`, all, 'most', CORE_BYTES, kB);
}

/** What the core costs, and each field of an index file: its bytes, and what a reader would save without it. */
export function printBreakdown(index, targets) {
  const {lang, version, json, records, core} = index;
  if (core !== undefined) {
    printCore(index, targets);
  }
  const all = brotli(json);
  console.log(
    `\nIndex file of ${lang} ${version}: ${kB(json.length)}, brotli ${kB(all)}, per page ${kB(all / records.length)}`,
  );
  const fields = [...new Set(records.flatMap(Object.keys))];
  const costs = fields.map((field) => {
    const rest = without(records, field);
    return {field, raw: json.length - Buffer.byteLength(rest), sent: all - brotli(rest)};
  });
  printTable([
    ['field', 'bytes', 'brotli'],
    ...costs.sort((a, b) => b.sent - a.sent).map(({field, raw, sent}) => [field, kB(raw), kB(sent)]),
  ]);
}
