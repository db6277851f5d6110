import {brotli, kB, printTable} from './format.mjs';

function without(records, field) {
  return JSON.stringify(records.map((record) => ({...record, [field]: undefined})));
}

/** What each field of an index file costs: its bytes, and what a reader would save without it. */
export function printBreakdown({lang, version, json, records}) {
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
