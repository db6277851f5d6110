/** Classes of a code block, which the build (`src/plugins/code-tokens`) and its buttons give it; `src/css/code.css` has the rules. */
/** Long lines wrap. */
export const WRAPPED_CLASS = 'code-wrapped';
/** Lines have numbers: `src/plugins/code-tokens/client/lineNumbers.css`. */
export const NUMBERED_CLASS = 'code-numbered';
