/** A line of a stack trace, which says nothing to who writes pages: what is wrong, and where, stands around it. */
const STACK_LINE = /^[\s│]*at (?:async )?(?:.*[(/].*:\d+:\d+\)?|.*\((?:<anonymous>|index \d+)\))(?: \{)?$/;

/** What stands for the part of one that another has, too. */
const SHORTENED = /^[\s│]*\.\.\. \d+ lines matching cause stack trace \.\.\.$/;

/** True for a line of Docusaurus' output that is printed: not for empty ones and stack traces; for these, too, where `DEBUG` is set. */
export function isShown(line) {
  return line.trim() !== '' && (Boolean(process.env.DEBUG) || !(STACK_LINE.test(line) || SHORTENED.test(line)));
}
