/**
 * A lint rule: an `as` tells the compiler something that it cannot check, so a comment must say why it holds, on the
 * same line or above the statement. Exempt are `as const`, results of JSON.parse and caught errors.
 */
export const explainedAssertion = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { unexplained: 'Explain in a comment why this assertion holds, or replace it by a type guard.' },
  },
  create(context) {
    const { sourceCode } = context;
    return {
      TSAsExpression(node) {
        if (isPlain(node)) return;
        if (!isExplained(node, sourceCode)) context.report({ node, messageId: 'unexplained' });
      },
    };
  },
};

function isPlain({ expression, typeAnnotation }) {
  if (isNamed(typeAnnotation, 'const')) return true;
  if (isNamed(typeAnnotation, 'Error') || isNamed(typeAnnotation, 'ErrnoException')) return true;
  return isJsonParse(expression.type === 'AwaitExpression' ? expression.argument : expression);
}

function isNamed(type, name) {
  if (type.type !== 'TSTypeReference') return false;
  const { typeName } = type;
  return (typeName.type === 'TSQualifiedName' ? typeName.right.name : typeName.name) === name;
}

function isJsonParse({ type, callee }) {
  if (type !== 'CallExpression') return false;
  const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
  return callee.object?.name === 'JSON' || name === 'json';
}

/** A comment inside the statement or member before the assertion, on its line, or directly above. */
function isExplained(node, sourceCode) {
  const { line } = node.loc.start;
  let statement = node;
  while (statement.parent && !/(Statement|Declaration|Definition|SwitchCase)$/.test(statement.type))
    statement = statement.parent;
  const first = statement.loc.start.line;
  return sourceCode
    .getAllComments()
    .some(({ loc }) => loc.start.line <= node.loc.end.line && loc.end.line >= first - 1 && loc.end.line <= line);
}
