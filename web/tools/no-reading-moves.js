/**
 * Boards look at moves and events as data: what a move is called and what a sentence says is for people. So nothing in a
 * game's folder takes notation or a sentence apart, compares it, or looks for something in it.
 */
const TEXTS = new Set([
  'move',
  'text',
  'words',
  'inWords',
  'notation',
  'sentence',
  'reason',
  'grammar',
  'sample',
  'answer',
]);
const READERS = new Set([
  ...['split', 'startsWith', 'endsWith', 'includes', 'indexOf', 'lastIndexOf', 'slice', 'substring', 'substr', 'at'],
  ...['charAt', 'charCodeAt', 'codePointAt', 'match', 'matchAll', 'replace', 'replaceAll', 'search', 'localeCompare'],
]);
const SAME = new Set(['===', '!==', '==', '!=', '<', '>', '<=', '>=']);

const nameOf = (node) =>
  node.type === 'Identifier'
    ? node.name
    : node.type === 'MemberExpression' && !node.computed
      ? node.property.name
      : null;

/** Is this a text about a move, or made from one? */
function isText(node) {
  switch (node?.type) {
    case 'Identifier':
      return TEXTS.has(node.name);
    case 'MemberExpression':
      return TEXTS.has(nameOf(node)) || (node.computed && isText(node.object));
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return isText(node.expression);
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' && isText(node.callee.object);
    case 'LogicalExpression':
      return isText(node.left) || isText(node.right);
    case 'TemplateLiteral':
      return node.expressions.some(isText);
    default:
      return false;
  }
}

const isString = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral';

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: { read: 'A board does not read notation or sentences: the move comes as data.' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'read' });
    return {
      CallExpression(node) {
        const method = node.callee.type === 'MemberExpression' ? nameOf(node.callee) : null;
        const reads = READERS.has(method) && isText(node.callee.object);
        const finds = (method === 'exec' || method === 'test') && node.arguments.some(isText);
        if (reads || finds) {
          report(node);
        }
      },
      BinaryExpression(node) {
        const sides = [node.left, node.right];
        if (SAME.has(node.operator) && sides.some(isText) && sides.some(isString)) {
          report(node);
        }
      },
      SwitchStatement(node) {
        if (isText(node.discriminant)) {
          report(node);
        }
      },
      SpreadElement(node) {
        if (isText(node.argument)) {
          report(node);
        }
      },
      'Literal[regex]': report,
      "NewExpression[callee.name='RegExp']": report,
    };
  },
};
