import type {SearchRequest} from './types';

/** Everything that can be asked (WORKER-02). */
export const REQUEST_TYPES: ReadonlySet<string> = new Set<SearchRequest['type']>([
  'load',
  'add',
  'append',
  'search',
  'update',
  'remove',
  'complete',
]);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isStringOrAbsent(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

/** True for a message with everything that its type needs to be answered. */
export function isRequest(message: unknown): message is SearchRequest {
  return (
    isObject(message) &&
    typeof message.id === 'number' &&
    typeof message.type === 'string' &&
    REQUEST_TYPES.has(message.type) &&
    (message.type !== 'search' || typeof message.query === 'string') &&
    (message.type !== 'complete' || isStringOrAbsent(message.query)) &&
    (message.type !== 'load' || isStringOrAbsent(message.coreText)) &&
    isObject(message.index) &&
    typeof message.index.lang === 'string' &&
    typeof message.index.version === 'string'
  );
}

/** A message in a few letters, for warnings. */
export function describeMessage(message: unknown): string {
  return isObject(message) ? String(message.type) : typeof message;
}
