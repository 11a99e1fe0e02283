import { parse, type AnyNode, type Expression, type PrivateIdentifier, type Super } from 'acorn';
import { builtIns, constructors, documentMethods, pageNames, sharedObjects } from './releaseGlobals';
import type { ReleaseLimits } from './releaseLimits';
import { modalProblem } from './releaseModals';

type Target = AnyNode | Expression | Super | PrivateIdentifier | null | undefined;

const isNode = (value: unknown): value is AnyNode => typeof (value as AnyNode | null)?.type === 'string';

/** Every node below one, in the order of the text. Not recursive: a chain of a thousand calls is a thousand levels deep. */
function nodesOf(root: AnyNode): AnyNode[] {
  const nodes: AnyNode[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.push(node);
    const children = Object.values(node).flat().filter(isNode);
    for (const child of children.reverse()) waiting.push(child);
  }
  return nodes;
}

/** The name of a member, for `x.name` and `x['name']`; null when it is only known at run time. */
function memberName(node: Target): string | null {
  if (node?.type !== 'MemberExpression') return null;
  const { property, computed } = node;
  if (property.type === 'Identifier' && !computed) return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
}

/** The parts of a pattern that may declare names; a default value declares none. */
function boundParts(pattern: AnyNode): Target[] {
  switch (pattern.type) {
    case 'ObjectPattern':
      return pattern.properties;
    case 'ArrayPattern':
      return pattern.elements;
    case 'Property':
      return [pattern.value];
    case 'AssignmentPattern':
      return [pattern.left];
    case 'RestElement':
      return [pattern.argument];
    default:
      return [];
  }
}

/** Names that the file declares itself: if it has a class `Range`, that is not the built-in one. */
function declaredNames(nodes: readonly AnyNode[]): Set<string> {
  const names = new Set<string>();
  const add = (pattern: Target): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') names.add(pattern.name);
    boundParts(pattern).forEach(add);
  };
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator') add(node.id);
    else if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') [node.id, ...node.params].forEach(add);
    else if (node.type === 'ArrowFunctionExpression') node.params.forEach(add);
    else if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') add(node.id);
    else if (node.type === 'CatchClause') add(node.param);
  }
  return names;
}

/** The name of what `x`, `window.x` or `window.self.x` is; null for a member of anything else. */
function globalName(node: Target, declared: ReadonlySet<string>): string | null {
  const members: (string | null)[] = [];
  let base = node;
  for (; base?.type === 'MemberExpression'; base = base.object) members.push(memberName(base));
  if (base?.type !== 'Identifier' || declared.has(base.name)) return null;
  return members.reduceRight<string | null>((name, member) => (pageNames.has(name ?? '') ? member : null), base.name);
}

/** The built-in that an assignment would change for the whole page, as written in the code; null if it changes none. */
function changedBuiltIn(target: Target, declared: ReadonlySet<string>): string | null {
  if (target?.type === 'Identifier') return builtIns.has(target.name) && !declared.has(target.name) ? target.name : null;
  if (target?.type !== 'MemberExpression') return null;
  const name = memberName(target) ?? '…';
  const owner = globalName(target.object, declared);
  if (owner !== null) {
    if (pageNames.has(owner)) return builtIns.has(name) && name !== 'location' ? `${owner}.${name}` : null;
    const isShared = constructors.has(owner) || sharedObjects.has(owner) || (owner === 'document' && documentMethods.has(name));
    return isShared ? `${owner}.${name}` : null;
  }
  if (memberName(target.object) === 'prototype' && target.object.type === 'MemberExpression') {
    const type = globalName(target.object.object, declared);
    return type !== null && constructors.has(type) ? `${type}.prototype.${name}` : null;
  }
  return null;
}

const DEFINING = new Set(['defineProperty', 'defineProperties', 'assign', 'setPrototypeOf', 'set', 'deleteProperty']);

/** The built-in that a call such as `Object.defineProperty(Array.prototype, 'x', …)` would change. */
function definedBuiltIn(node: AnyNode, declared: ReadonlySet<string>): string | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { object } = node.callee;
  const isDefining = object.type === 'Identifier' && /^(Object|Reflect)$/.test(object.name);
  if (!isDefining || !DEFINING.has(memberName(node.callee) ?? '')) return null;
  const [target, key] = node.arguments;
  if (!target || target.type === 'SpreadElement') return null;
  const name = key?.type === 'Literal' && typeof key.value === 'string' ? key.value : 'x';
  const property = { type: 'Identifier', name, start: 0, end: 0 } as const;
  return changedBuiltIn(
    { type: 'MemberExpression', object: target, property, computed: false, optional: false, start: 0, end: 0 },
    declared,
  );
}

function changeOf(node: AnyNode, declared: ReadonlySet<string>): string | null {
  if (node.type === 'AssignmentExpression') return changedBuiltIn(node.left, declared);
  if (node.type === 'UpdateExpression') return changedBuiltIn(node.argument, declared);
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return changedBuiltIn(node.argument, declared);
  return definedBuiltIn(node, declared);
}

function hostOf(node: AnyNode): string | null {
  const text =
    node.type === 'Literal' && typeof node.value === 'string'
      ? node.value
      : node.type === 'TemplateElement'
        ? (node.value.cooked ?? '')
        : '';
  return /^(?:(?:https?|wss?):)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[/:?#]|$)/i.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** The most characters of code in a message. */
const QUOTE_MAX = 90;

/**
 * Searches a script for what would affect the whole page: built-ins that it changes, and hosts and dialogs that the site does not
 * allow. Indirect changes are not detected.
 * @param file its name, for the messages
 * @param text its code
 * @param limits what the site allows
 * @returns a message for each, with the line and the code
 */
export function codeProblems(file: string, text: string, { hosts, modals }: Pick<ReleaseLimits, 'hosts' | 'modals'>): string[] {
  let program;
  try {
    program = parse(text, { ecmaVersion: 'latest', sourceType: 'script', locations: true, allowReturnOutsideFunction: true });
  } catch (error) {
    return [`${file} is not a script that browsers can read: ${error instanceof Error ? error.message : 'it ends early'}.`];
  }
  const nodes = nodesOf(program);
  const declared = declaredNames(nodes);
  const problems = new Set<string>();
  for (const node of nodes) {
    const changed = changeOf(node, declared);
    const place = `${file}, line ${node.loc!.start.line}`;
    if (changed) {
      const code = text.slice(node.start, Math.min(node.end, node.start + QUOTE_MAX)).replace(/\s+/g, ' ');
      problems.add(`${place} changes ${changed}, which belongs to every area of the site: ${code}`);
    }
    const host = hostOf(node);
    if (host && !hosts.includes(host)) problems.add(`${place} names the host ${host}, which this site does not allow.`);
    const modal = modalProblem(node, place, modals);
    if (modal) problems.add(modal);
  }
  return [...problems];
}
