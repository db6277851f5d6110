const ATTRIBUTES =
  'alt|title|label|placeholder|caption|summary|aria-(?:label|description|roledescription|valuetext|placeholder)';
const NAME = `JSXAttribute[name.name=/^(?:${ATTRIBUTES})$/]`;
/** Two letters in a row: a word, not a mark or a number. */
const WORD = '/\\p{L}{2}/u';
const MESSAGE = 'A text that readers see or hear goes through translate() with an id of its own.';

/**
 * Selectors of `no-restricted-syntax` for texts that stand in the code: in attributes that are shown or spoken, plain, in a
 * template or behind a condition. `@docusaurus/no-untranslated-text` sees the text between tags only.
 */
export const hardCodedText = [
  `${NAME} > Literal[value=${WORD}]`,
  `${NAME} > JSXExpressionContainer > Literal[value=${WORD}]`,
  `${NAME} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${WORD}]`,
  `${NAME} > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${WORD}]`,
  `JSXElement > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${WORD}]`,
].map((selector) => ({selector, message: MESSAGE}));
