import type {Program} from 'estree';

/** Value of an MDX expression that is nothing but a string, such as `{'{'}`; empty for any other. */
export function literalOf(estree: Program | null | undefined): string {
  const [statement] = estree?.body ?? [];
  const isLiteral = statement?.type === 'ExpressionStatement' && statement.expression.type === 'Literal';
  const value = isLiteral && statement.expression.type === 'Literal' ? statement.expression.value : undefined;
  return typeof value === 'string' ? value : '';
}
