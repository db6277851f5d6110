import {createDescriber} from './createDescriber.mjs';

/** Nested objects that the reference documents: `lib.experiments.exe.targets[].platform`. */
const MAX_DEPTH = 4;
/** Groups of Rsbuild with more keys are types of other packages, whose keys are not documented here. */
const MAX_GROUP = 90;

function getDeclaredType({manifest, checker, exports}, name) {
  const symbol = exports.get(name);
  if (!symbol) {
    throw new Error(`${manifest.name}@${manifest.version}: the export ${name} is gone`);
  }
  return checker.getDeclaredTypeOfSymbol(symbol);
}

function joinPath(prefix, key) {
  if (prefix === '') {
    return key;
  }
  return /^[\w$]+$/.test(key) ? `${prefix}.${key}` : `${prefix}['${key}']`;
}

/** The types of a union, or the type itself. */
function listArms(type) {
  return type.isUnion() ? type.types : [type];
}

function createReader(opened) {
  const {ts, checker, isOwn} = opened;
  const {describeType, describeShape, readTags} = createDescriber(opened);
  const isDeclaredHere = (symbol) => (symbol?.getDeclarations() ?? []).some(isOwn);
  const isObject = (type) => Boolean(type.flags & ts.TypeFlags.Object);
  const isCallable = (type) => type.getCallSignatures().length > 0;
  const getType = (property) => checker.getNonNullableType(checker.getTypeOfSymbol(property));
  const isOptional = (property) => Boolean(property.flags & ts.SymbolFlags.Optional);

  /** Object types of the package in a value's type, with the path that their keys continue. */
  const listNested = (type, name) =>
    listArms(type).flatMap((arm) => {
      if (checker.isArrayType(arm)) {
        return listArms(checker.getTypeArguments(arm)[0])
          .filter((element) => isObject(element) && isDeclaredHere(element.aliasSymbol ?? element.getSymbol()))
          .map((element) => ({type: element, prefix: `${name}[]`}));
      }
      const isGroup = isObject(arm) && !isCallable(arm) && isDeclaredHere(arm.aliasSymbol ?? arm.getSymbol());
      return isGroup ? [{type: arm, prefix: name}] : [];
    });

  /** Options of an object type by path; walks into the object types that the package itself declares. */
  const readOptions = (type, {prefix = '', depth = MAX_DEPTH, keep = () => true} = {}, options = {}) => {
    for (const property of checker.getPropertiesOfType(type)) {
      const isOwnOption = isDeclaredHere(property);
      if (!keep(isOwnOption)) {
        continue;
      }
      const value = getType(property);
      const name = joinPath(prefix, property.name);
      const text = describeType(value);
      const shape = isOwnOption ? describeShape(value) : undefined;
      options[name] = {
        type: text,
        ...readTags(property),
        ...(shape !== undefined && shape !== text && !text.startsWith('Record<') ? {shape} : {}),
        ...(isOptional(property) ? {} : {required: true}),
        ...(isOwnOption ? {} : {from: '@rsbuild/core'}),
      };
      if (depth > 0 && isOwnOption) {
        for (const nested of listNested(value, name)) {
          readOptions(nested.type, {prefix: nested.prefix, depth: depth - 1}, options);
        }
      }
    }
    return options;
  };

  return {
    describeType,
    describeShape,
    readTags,
    isDeclaredHere,
    isObject,
    isCallable,
    getType,
    isOptional,
    readOptions,
  };
}

/** Options that Rslib declares inside `output`, where its default differs from Rsbuild's. */
function readRslibOutput(libConfig, {checker}, {getType, readOptions}) {
  const output = checker.getPropertyOfType(libConfig, 'output');
  return output ? readOptions(getType(output), {prefix: 'output', depth: 0, keep: (isOwnOption) => isOwnOption}) : {};
}

function readTop(rslibConfig, libConfig, {checker}, {isDeclaredHere, isOptional}) {
  const perLib = new Set(checker.getPropertiesOfType(libConfig).map(({name}) => name));
  const entries = checker
    .getPropertiesOfType(rslibConfig)
    .filter(({name}) => !name.startsWith('_'))
    .map((property) => [
      property.name,
      {
        ...(isDeclaredHere(property) && property.name !== 'output' ? {own: true} : {from: '@rsbuild/core'}),
        ...(isOptional(property) ? {} : {required: true}),
        ...(perLib.has(property.name) ? {perLib: true} : {}),
      },
    ]);
  return Object.fromEntries(entries);
}

/** Options of one group of Rsbuild, such as `source`; empty when the group is no object of a moderate size. */
function readGroup(type, {checker}, {describeType, describeShape, readTags, isObject, isCallable, getType}) {
  const arms = listArms(type).filter((arm) => isObject(arm) && !checker.isArrayType(arm) && !isCallable(arm));
  const isOption = ({name}) => !name.startsWith('_') && !/^(?:\d+|length|concat|indexOf)$/.test(name);
  const entries = arms
    .flatMap((arm) => checker.getPropertiesOfType(arm))
    .filter(isOption)
    .map((property) => {
      const value = getType(property);
      const text = describeType(value);
      const tags = readTags(property);
      return [
        property.name,
        {
          type: describeShape(value) ?? (text.length <= 220 ? text : 'object'),
          ...(tags.default === undefined ? {} : {default: tags.default}),
          ...(tags.deprecated === undefined ? {} : {deprecated: tags.deprecated}),
        },
      ];
    });
  return entries.length < MAX_GROUP ? Object.fromEntries(entries) : {};
}

function readRsbuild(rslibConfig, top, opened, reader) {
  return Object.fromEntries(
    Object.keys(top)
      .filter((name) => top[name].from !== undefined)
      .map((name) => {
        const type = reader.getType(opened.checker.getPropertyOfType(rslibConfig, name));
        return [name, readGroup(type, opened, reader)];
      }),
  );
}

/** Every option of the configuration: those of `lib`, those of Rsbuild that Rslib passes on, and where each may stand. */
export function readOptions(opened) {
  const {checker} = opened;
  const reader = createReader(opened);
  const libConfig = getDeclaredType(opened, 'LibConfig');
  const rslibConfig = getDeclaredType(opened, 'RslibConfig');
  const lib = Object.entries(reader.readOptions(libConfig, {keep: (isOwnOption) => isOwnOption}));
  const top = readTop(rslibConfig, libConfig, opened, reader);
  return {
    // `output` only declares some options of Rsbuild again; they are in `rslibOutput`.
    lib: Object.fromEntries(lib.filter(([name]) => !name.startsWith('output.'))),
    rslibOutput: readRslibOutput(libConfig, opened, reader),
    passthroughPerLib: checker
      .getPropertiesOfType(libConfig)
      .filter((property) => !reader.isDeclaredHere(property) || property.name === 'output')
      .map(({name}) => name)
      .sort(),
    top,
    rsbuild: readRsbuild(rslibConfig, top, opened, reader),
  };
}
