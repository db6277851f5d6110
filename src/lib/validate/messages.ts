/**
 * The texts of failed checks (VALIDATE-02). `${name}` stands for a value that `fillMessage` puts in; `label` names the
 * field. Length and range messages exist per kind of value: characters, the number itself, entries of a list.
 */
export const VALIDATION_MESSAGES = {
  required: 'Please enter ${label}',
  type: '${label} is not a valid ${type}',
  enum: '${label} must be one of ${values}',
  unknown: '${label} is not a known field',
  unique: '${label} repeats the value of ${other}',
  string: {
    length: '${label} must have exactly ${length} characters',
    min: '${label} must have ${min} or more characters',
    max: '${label} must have ${max} or fewer characters',
    range: '${label} must have between ${min} and ${max} characters',
  },
  number: {
    length: '${label} must be ${length}',
    min: '${label} must be at least ${min}',
    max: '${label} must be at most ${max}',
    range: '${label} must be between ${min} and ${max}',
  },
  array: {
    length: '${label} must have exactly ${length} entries',
    min: '${label} must have ${min} or more entries',
    max: '${label} must have ${max} or fewer entries',
    range: '${label} must have between ${min} and ${max} entries',
  },
} as const;

/**
 * Puts values into a message. A name without a value stays as written, so that a missing one shows in tests.
 *
 * @example fillMessage(VALIDATION_MESSAGES.type, {label: 'url', type: 'url'}); // 'url is not a valid url'
 */
export function fillMessage(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\$\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
