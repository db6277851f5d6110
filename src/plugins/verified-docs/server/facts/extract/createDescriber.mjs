const MAX_SHAPE = 220;
const MAX_MEMBER = 60;

/** Text without import paths and line breaks. */
function clean(text) {
  return text.replace(/import\("[^"]*"\)\./g, '').replace(/\s+/g, ' ');
}

function stripLinks(value) {
  return typeof value === 'string' ? value.replace(/\{@link ([^}]+)\}/g, '$1').trim() : value;
}

/** The address of a `@see` tag: a path when it leads to the tool's own site. */
function findAddress(see) {
  const address = typeof see === 'string' ? /https?:\/\/[^\s}]+|\/[\w/#-]+$/.exec(see)?.[0] : undefined;
  return address?.replace(/^:?\/\/rslib\.rs/, '').replace(/^https?:\/\/rslib\.rs/, '');
}

/** How types, signatures and doc comments of an opened package are put into words; see `openPackage.mjs`. */
export function createDescriber({ts, checker, isOwn}) {
  const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

  const isOwnObject = (type) =>
    type.flags & ts.TypeFlags.Object &&
    !checker.isArrayType(type) &&
    type.getCallSignatures().length === 0 &&
    type.getSymbol()?.getDeclarations()?.some(isOwn);

  const describeMember = (type) => {
    if (isOwnObject(type)) {
      return 'object';
    }
    const text = clean(checker.typeToString(type, undefined, format | ts.TypeFormatFlags.InTypeAlias))
      .replace(/ \| undefined/g, '')
      .replace('string & Record<never, never>', 'string');
    return text.length > MAX_MEMBER && text.startsWith('{') ? 'object' : text.replace(/; \}$/, ' }');
  };

  return {
    describeType: (type) => clean(checker.typeToString(type, undefined, format)),

    describeSignature: (signature) => clean(checker.signatureToString(signature, undefined, format)),

    /**
     * The type with its outer alias opened: the members of a union, `object` for a long object type. `undefined` when it
     * would be too long for a line.
     */
    describeShape(type) {
      const members = type.isUnion() && !(type.flags & ts.TypeFlags.Boolean) ? type.types : [type];
      const shape = [...new Set(members.map(describeMember))]
        .join(' | ')
        .replace(/\b(?:false \| true|true \| false)\b/, 'boolean')
        .replace(/"/g, "'");
      return shape.length <= MAX_SHAPE ? shape : undefined;
    },

    /** What the tags of a symbol's docblock say: `default`, `deprecated`, `experimental`, `see`. */
    readTags(symbol) {
      const tags = symbol.getJsDocTags(checker);
      const read = (name) => {
        const tag = tags.find((candidate) => candidate.name === name);
        return tag ? clean(ts.displayPartsToString(tag.text ?? [])).trim() || true : undefined;
      };
      const defaultValue = stripLinks(read('defaultValue') ?? read('default'));
      const deprecated = stripLinks(read('deprecated'));
      const see = findAddress(read('see'));
      return {
        ...(defaultValue === undefined ? {} : {default: defaultValue}),
        ...(deprecated === undefined ? {} : {deprecated}),
        ...(read('experimental') === undefined ? {} : {experimental: true}),
        ...(see === undefined ? {} : {see}),
      };
    },
  };
}
