/** A heading with its id: in a comment of MDX, or on a `.md` page in one of HTML. */
export const HEADING = /^(?<marks>#{1,6})\s+(?<text>.+?)(?:\s+(?:\{\/\*|<!--) #(?<id>[\w-]+) (?:\*\/\}|-->))?\s*$/;

/** Languages of blocks with commands. */
export const SHELL = /^(?:sh|bash|shell|powershell)$/;

/** Titles of blocks that show what a build wrote. */
export const OUTPUT = /^dist(?:[/-]|$)/;

/** The type in `@rslib/core` that a block with the word `excerpt` is a part of, by the value of the word. */
export const EXCERPT_TYPES: ReadonlyMap<string, string> = new Map([
  ['config', 'RslibConfig'],
  ['lib', 'LibConfig'],
]);

/** Characters that a reason has at least: of a block that is not checked, or an entry of a list. */
export const MIN_REASON = 8;
