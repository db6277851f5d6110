import {createDescriber} from './createDescriber.mjs';

/** Types whose fields are the options, which have facts of their own, or belong to Rsbuild's plugins. */
const WITHOUT_FIELDS = ['LibConfig', 'RslibConfig', 'RslibConfigDefinition', 'RsbuildPlugin'];
const MAX_TYPE = 220;

/** The exports of the package: values with their signatures, types with their fields. */
export function readApi(opened) {
  const {ts, checker, entry, exports} = opened;
  const {describeType, describeSignature, readTags} = createDescriber(opened);
  const values = {};
  const types = {};

  const isGroup = (type) =>
    type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
    type.getCallSignatures().length === 0 &&
    !checker.isArrayType(type) &&
    !type.getProperty('charAt');

  /** Fields of a type, those of all objects of a union together; `1` when it has none. */
  const readFields = (symbol) => {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const fields = (type.isUnion() ? type.types : [type])
      .filter(isGroup)
      .flatMap((arm) => checker.getPropertiesOfType(arm))
      .map((property) => {
        const text = describeType(checker.getNonNullableType(checker.getTypeOfSymbol(property)));
        return [property.name, {type: text.length <= MAX_TYPE ? text : 'object', ...readTags(property)}];
      });
    return fields.length > 0 ? Object.fromEntries(fields) : 1;
  };

  for (const [name, symbol] of exports) {
    if (symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable)) {
      const type = checker.getTypeOfSymbolAtLocation(symbol, entry);
      const signatures = type.getCallSignatures();
      values[name] = signatures.length > 0 ? signatures.map(describeSignature) : describeType(type);
    } else if (symbol.flags & (ts.SymbolFlags.NamespaceModule | ts.SymbolFlags.ValueModule)) {
      values[name] = 'namespace';
    } else {
      types[name] = WITHOUT_FIELDS.includes(name) ? 1 : readFields(symbol);
    }
  }
  return {values, types};
}

/** The members of the unions that samples and texts list: formats and syntax versions. */
export function readUnions(opened) {
  const {checker, exports} = opened;
  const {describeType} = createDescriber(opened);
  const listMembers = (name) => {
    const type = checker.getDeclaredTypeOfSymbol(exports.get(name));
    return type.isUnion() ? type.types : [type];
  };
  return {
    Format: listMembers('Format').map(({value}) => value),
    Syntax: listMembers('Syntax').map(describeType),
  };
}
