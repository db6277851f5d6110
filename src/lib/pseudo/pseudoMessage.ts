import {pseudoText} from './pseudoText';

/**
 * A message of the interface as if it were translated. `{placeholders}`, tags, code between backticks and the bar between plural forms
 * stay; each piece between them is marked by itself, since it becomes a text node of its own.
 */
export function pseudoMessage(message: string): string {
  return message
    .split(/(\{\w+\}|<\/?\w+\s*\/?>|`[^`]*`|\|)/)
    .map((part, index) => (index % 2 === 1 ? part : pseudoText(part)))
    .join('');
}
