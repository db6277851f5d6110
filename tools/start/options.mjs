import {parseArgs} from 'node:util';
import {readPort} from '../readPort.mjs';

const DEFAULT_PORT = 3000;
const DEFAULT_HOST = 'localhost';

/** Options of `docusaurus start` that are handed on. */
const HANDED_ON = ['hot-only', 'config', 'poll', 'no-minify'];

/** Throws at an option that neither has: each server would end at it, one after another, and the proxy stay. */
function assertOptions(tokens, known) {
  const own = Object.keys(known).filter((name) => name !== 'open');
  const unknown = tokens.find(({kind, name}) => kind === 'option' && !(name in known) && !HANDED_ON.includes(name));
  if (unknown !== undefined) {
    const names = [...own, ...HANDED_ON].map((name) => `--${name}`);
    throw new Error(`there is no option "${unknown.rawName}"; there are ${names.join(', ')}.`);
  }
}

/**
 * Options of `npm start`; those that are not named here are `docusaurus start`'s and handed on (`rest`). The folder of the site comes
 * first when it is another one.
 *
 * @returns {{port: number, siteDir?: string, host: string, locale?: string, open: boolean, rest: string[]}}
 */
export function parseStartArgs(args, env = process.env) {
  const known = {
    port: {type: 'string', short: 'p'},
    host: {type: 'string', short: 'h'},
    locale: {type: 'string', short: 'l'},
    open: {type: 'boolean'},
    'no-open': {type: 'boolean'},
  };
  const {values, tokens} = parseArgs({args, options: known, strict: false, allowPositionals: true, tokens: true});
  assertOptions(tokens, known);
  const own = new Set(tokens.filter((token) => token.kind === 'option' && token.name in known).flatMap(positionsOf));
  for (const name of ['port', 'host', 'locale']) {
    if (values[name] === true || (values[name] === '' && name !== 'port')) {
      throw new Error(`--${name} needs a value.`);
    }
  }
  const port = readPort(values.port ?? env.PORT ?? String(DEFAULT_PORT));
  const rest = args.filter((_, index) => !own.has(index));
  const [siteDir] = rest[0]?.startsWith('-') === false ? rest : [];
  return {
    port,
    siteDir,
    host: values.host ?? DEFAULT_HOST,
    locale: values.locale,
    open: values['no-open'] !== true,
    rest: siteDir === undefined ? rest : rest.slice(1),
  };
}

/** Places of an option and, when it stands apart, of its value among the arguments. */
function positionsOf({index, value, inlineValue}) {
  return value !== undefined && inlineValue === false ? [index, index + 1] : [index];
}
