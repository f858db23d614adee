// The words for people in a source file: strings, templates and JSX text, without what only the code reads.
import { parseSync, visitorKeys } from 'oxc-parser';
import { LABELS } from './read-labels.mjs';

/** The label of a rule. */
const IS_RULE = new RegExp(`^(${LABELS.join('|')}) [\\d.]`);

/** Attributes that are neither read nor heard. */
const NO_WORDS =
  /^(className|id|key|name|type|role|href|to|rel|style|htmlFor|form|list|d|points|transform|viewBox|accept|inputMode|autoComplete|enterKeyHint|data-.*|aria-(labelledby|describedby|controls|live|current|haspopup|relevant))$/;
/** Calls whose text no player reads. */
const NO_READERS =
  /^(querySelector(All)?|closest|matches|getElementById|matchMedia|addEventListener|removeEventListener|setAttribute|getAttribute|Error|TypeError|RangeError|RegExp|join|split|replace|replaceAll|startsWith|endsWith|includes|warn|error|glob|useDraftState)$/;
/** Inline elements of a text. */
const INLINE = new Set(['b', 'em', 'strong', 'span', 'i', 'kbd', 'small', 'cite', 'time', 'code']);
/** Patterns, addresses and selectors. */
const NO_SENTENCE = /\(\?[:!=]|\\[bdsw.]|\[[^\]]*[=^]|^\/|^\.+\/|^\.\w|:not\(|\bdialog$|^\w+:\{|^\S+\{\w*\}:/;

/** The sentences of one file, each once, with the line at which it first stands, in their order. */
export function sentencesOf({ path, source }) {
  const found = new Map();
  const add = (text, { start }) => {
    const said = text.replace(/\s+/g, ' ').trim();
    if (areWords(said) && !found.has(said)) found.set(said, source.slice(0, start).split('\n').length);
  };
  visit(parseSync(path, source).program, add);
  return [...found].map(([text, line]) => ({ text, line })).sort((one, other) => one.line - other.line);
}

/** Words for people: several of them, or one that begins a sentence. */
function areWords(text) {
  if (NO_SENTENCE.test(text) || IS_RULE.test(text)) return false;
  const bare = text.replace(/\{[^}]*\}/g, (part) => (part.includes('|') ? part : ' '));
  if (!/\p{L}{2}/u.test(bare)) return false;
  return /^[\w./:@#{}-]*$/.test(text) ? /^[A-Z][a-z]+\.?$/.test(text) : /[\s’…“”.!?:]/.test(text);
}

function visit(node, add) {
  if (!node) return;
  // Types contain no text; a value may be wrapped in `as` or `satisfies`.
  if (node.type.startsWith('TS')) return visit(node.expression, add);
  const own = VISITS[node.type];
  if (own) own(node, add);
  else
    visitAll(
      (visitorKeys[node.type] ?? []).flatMap((key) => node[key]),
      add,
    );
}

function visitAll(nodes, add) {
  for (const node of nodes) visit(node, add);
}

const VISITS = {
  ImportDeclaration: () => {},
  ExportAllDeclaration: () => {},
  ExportNamedDeclaration: (node, add) => visit(node.declaration, add),
  ImportExpression: () => {},
  Literal: (node, add) => {
    if (typeof node.value === 'string') add(node.value, node);
  },
  TemplateLiteral: (node, add) => {
    add(spell(node), node);
    visitAll(node.expressions.map(unsaid), add);
  },
  BinaryExpression: (node, add) => {
    if (!/^[!=]==?$/.test(node.operator)) visitAll([node.left, node.right], add);
  },
  SwitchCase: (node, add) => visitAll(node.consequent, add),
  Property: (node, add) => visit(node.value, add),
  PropertyDefinition: (node, add) => visit(node.value, add),
  MemberExpression: (node, add) => visit(node.object, add),
  CallExpression: visitCall,
  NewExpression: visitCall,
  JSXAttribute: (node, add) => {
    if (!NO_WORDS.test(nameOf(node.name))) visit(node.value, add);
  },
  JSXElement: visitElement,
  JSXFragment: visitElement,
};

function visitCall(node, add) {
  visit(node.callee, add);
  const unread = (part) => part.type === 'Literal' || part.type === 'TemplateLiteral';
  const passed = NO_READERS.test(nameOf(node.callee))
    ? node.arguments.filter((part) => !unread(part))
    : node.arguments;
  visitAll(passed, add);
}

function visitElement(node, add) {
  const hasText = node.children.some(isText);
  if (hasText) add(node.children.map(spell).join(''), node);
  visitInside(node, add, hasText);
}

/** Visits the children of an element without repeating what was printed with the surrounding text. */
function visitInside(node, add, hasText) {
  visit(node.openingElement, add);
  for (const child of node.children) {
    if (child.type === 'JSXText') continue;
    if (hasText && isInline(child)) visitInside(child, add, true);
    else visit(hasText && child.type === 'JSXExpressionContainer' ? unsaid(child.expression) : child, add);
  }
}

const isText = (node) => node.type === 'JSXText' && /\p{L}/u.test(node.value);
const isInline = (node) => node.type === 'JSXElement' && INLINE.has(nameOf(node.openingElement.name));
const isPlain = (node) => node.type === 'Literal' && typeof node.value === 'string';
const isChoice = (node) =>
  node.type === 'ConditionalExpression' && isPlain(node.consequent) && isPlain(node.alternate);
/** The part of a printed node that is still to be visited. */
const unsaid = (node) => (isChoice(node) ? node.test : node);

/** A node as it is read: its own words, with placeholders in braces. */
export function spell(node) {
  switch (node.type) {
    case 'JSXText':
      return node.value;
    case 'JSXExpressionContainer':
      return spell(node.expression);
    case 'JSXEmptyExpression':
      return '';
    case 'TemplateLiteral':
      return node.quasis.map(({ value }, at) => value.cooked + fill(node.expressions[at])).join('');
    case 'JSXElement':
      return isInline(node) ? node.children.map(spell).join('') : ' {…} ';
    default:
      return isPlain(node) ? node.value : fill(node);
  }
}

function fill(node) {
  if (!node) return '';
  return isChoice(node) ? `{${node.consequent.value}|${node.alternate.value}}` : `{${nameOf(node) || '…'}}`;
}

/** The last name in an expression: of `seats.names(power)` it is `names`. */
function nameOf(node) {
  switch (node?.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return node.name;
    case 'JSXMemberExpression':
    case 'MemberExpression':
      return nameOf(node.property);
    case 'JSXNamespacedName':
      return `${node.namespace.name}:${node.name.name}`;
    case 'CallExpression':
      return nameOf(node.callee);
    case 'ChainExpression':
      return nameOf(node.expression);
    default:
      return '';
  }
}
