import type {SearchRequest} from './types';

type KeyOf<Request> = Request extends unknown ? keyof Request : never;
type Field = Exclude<KeyOf<SearchRequest>, 'type'>;

/** Everything that can be asked (WORKER-02), and what each cannot do without. */
const NEEDS: ReadonlyMap<unknown, readonly Field[]> = new Map<SearchRequest['type'], readonly Field[]>([
  ['load', ['url']],
  ['add', ['document']],
  ['append', ['documentId', 'text']],
  ['search', ['query']],
  ['update', ['document']],
  ['remove', ['documentId']],
  ['complete', []],
]);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** What may stand in a field that is there. */
const FIELDS: Readonly<Record<Field, (value: unknown) => boolean>> = {
  id: isNumber,
  index: (value) => isObject(value) && isText(value.lang) && isText(value.version),
  url: isText,
  core: isText,
  coreText: isText,
  records: Array.isArray,
  document: isObject,
  documentId: isText,
  text: isText,
  query: isText,
  limit: isNumber,
};

function findFault(message: unknown): string | undefined {
  const fields = isObject(message) ? message : {type: typeof message};
  const {type} = fields;
  const needs = NEEDS.get(type);
  if (needs === undefined) {
    return `message "${String(type)}" ignored, expected one of ${[...NEEDS.keys()].join(', ')}.`;
  }
  // Records that come with the message need no address.
  const own = type === 'load' && 'records' in fields ? ['records'] : needs;
  const needed = ['id', 'index', ...own];
  const fault = Object.entries(FIELDS).find(([name, fits]) =>
    fields[name] === undefined ? needed.includes(name) : !fits(fields[name]),
  );
  return fault && `message "${String(type)}" ignored, its "${fault[0]}" is missing or of another type.`;
}

/**
 * True for a message with everything that its type needs to be answered; page records are not looked into.
 * @param warn Told what is wrong with another one.
 */
export function isRequest(message: unknown, warn: (fault: string) => void): message is SearchRequest {
  const fault = findFault(message);
  if (fault !== undefined) {
    warn(`search: ${fault}`);
  }
  return fault === undefined;
}
