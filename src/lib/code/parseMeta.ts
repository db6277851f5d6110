const META = /([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

/** Reads the words behind the language of a fence: `title="a.ts" sample="x" tree {1,3}`; line numbers are left out. */
export function parseMeta(meta: string): Readonly<Record<string, string | true>> {
  const result: Record<string, string | true> = {};
  for (const [, key, double, single, bare] of meta.replace(/\{[^}]*\}/g, ' ').matchAll(META)) {
    result[key] = double ?? single ?? bare ?? true;
  }
  return result;
}
