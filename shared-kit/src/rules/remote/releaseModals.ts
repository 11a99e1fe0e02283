import { isKnownModal } from '../knownModals';
import type { AnyNode, Expression, Property, SpreadElement, Super } from 'acorn';

type Callee = Expression | Super;

/** `openModal(…)`, and what bundlers make of it: `(0,x.openModal)(…)`. */
function isOpenModal(callee: Callee): boolean {
  if (callee.type === 'SequenceExpression') return isOpenModal(callee.expressions.at(-1) as Expression);
  if (callee.type === 'Identifier') return callee.name === 'openModal';
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'openModal';
}

const isName = (property: Property | SpreadElement): property is Property =>
  property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'name';

/**
 * @returns the name of the dialog that a piece of code opens; null when it opens none, or when the name is only known at run time
 */
function openedModal(node: AnyNode): string | null {
  if (node.type !== 'CallExpression' || !isOpenModal(node.callee)) return null;
  const [modal] = node.arguments;
  if (modal?.type !== 'ObjectExpression') return null;
  const value = modal.properties.find(isName)?.value;
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : null;
}

/** @returns a message when a piece of code opens a dialog that the site does not know, else null */
export function modalProblem(node: AnyNode, place: string, modals: readonly string[]): string | null {
  const name = openedModal(node);
  if (name === null || isKnownModal(name, modals)) return null;
  return `${place} opens the dialog '${name}', which this site does not know.`;
}
