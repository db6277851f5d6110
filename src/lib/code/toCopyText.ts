import type {LineMark} from './parseCodeMarks';

const SHELLS: readonly string[] = ['bash', 'sh', 'shell', 'zsh', 'console'];

export type CopyInput = {
  readonly code: string;
  readonly language: string;
  readonly marks?: Readonly<Record<number, readonly LineMark[]>>;
};

/**
 * The text that the copy button copies: the code as it should stand in the reader's file (CODE-03). Lines marked as removed are
 * left out, and so is the `$ ` in front of shell commands.
 */
export function toCopyText({code, language, marks = {}}: CopyInput): string {
  const lines = code.split('\n').filter((_line, index) => !marks[index]?.includes('removed'));
  return (SHELLS.includes(language) ? lines.map((line) => line.replace(/^\$ /, '')) : lines).join('\n');
}
