/** Levels of keys below a group of the configuration: `output.minify.jsOptions.test`. */
const MAX_DEPTH = 3;
/** Groups with the whole configuration of another tool, and the levels of their keys that are read. */
const FOREIGN = new Map([
  ['tools.rspack', 1],
  ['moduleFederation.options', 1],
]);
/** Stands for keys that are free, or that are not read. */
const ANY_KEY = '*';

/**
 * The keys of Rsbuild's options that are objects, by path: `{"output.distPath": ["root", "js", …]}`. Texts name them
 * (`output.distPath.root`), and are checked against this list; options of `lib` have facts of their own at each level.
 */
export function readNested({ts, checker, exports, isOwn}) {
  const nested = {};
  const isBuiltIn = (type) =>
    (type.aliasSymbol ?? type.getSymbol())
      ?.getDeclarations()
      ?.some((declaration) => /\/typescript\/lib\/|\/@types\/node\//.test(declaration.getSourceFile().fileName));
  const isGroup = (type) =>
    type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
    !(type.isIntersection() && type.types.some(({flags}) => flags & ts.TypeFlags.StringLike)) &&
    type.getCallSignatures().length === 0 &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type);
  const getType = (property) => checker.getNonNullableType(checker.getTypeOfSymbol(property));
  const isKey = ({name}) => !name.startsWith('_') && !/^\d+$/.test(name);

  const visit = (type, path, depth) => {
    for (const arm of (type.isUnion() ? type.types : [type]).filter(isGroup)) {
      const isFree = checker.getIndexInfosOfType(arm).length > 0;
      if (isBuiltIn(arm) && !isFree) {
        continue;
      }
      const properties = checker.getPropertiesOfType(arm).filter(isKey);
      const keys = depth === 0 ? [ANY_KEY] : [...(isFree ? [ANY_KEY] : []), ...properties.map(({name}) => name)];
      if (keys.length > 0) {
        nested[path] = [...new Set([...(nested[path] ?? []), ...keys])].sort();
      }
      for (const property of depth === 0 ? [] : properties) {
        const name = `${path}.${property.name}`;
        visit(getType(property), name, Math.min(depth - 1, FOREIGN.get(name) ?? depth));
      }
    }
  };

  const root = checker.getDeclaredTypeOfSymbol(exports.get('RslibConfig'));
  for (const property of checker.getPropertiesOfType(root).filter(isKey)) {
    // Rslib declares some options of `output` again; the others in there are Rsbuild's.
    if (property.name === 'output' || !property.getDeclarations()?.some(isOwn)) {
      visit(getType(property), property.name, MAX_DEPTH);
    }
  }
  return nested;
}
