/**
 * The one helper of tslib that `@docusaurus/utils-common` uses: a CommonJS module as one with a default export. That package asks
 * for all of tslib at once, which no bundler can take apart.
 */
export function __importDefault<T>(module: T): T | {default: T} {
  const isModule = (module as {__esModule?: boolean} | null | undefined)?.__esModule === true;
  return isModule ? module : {default: module};
}
