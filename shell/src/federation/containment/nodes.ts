import { callerOf, type ContainedRemote, type Patched } from './owner';
import { unreleased } from './unreleased';

/** Marks the element that a remote is drawn into (RemoteFrame). */
const REMOTE_PLACE = '[data-remote]';

const addedNodes = new WeakMap<ContainedRemote, Set<Element>>();

const isStyle = (node: Element): node is HTMLLinkElement => node instanceof HTMLLinkElement && node.rel === 'stylesheet';
/**
 * Excludes styles and scripts, which stay for the remote's next page and are not requested again, and elements that are
 * only moved.
 */
const isNew = (node: unknown): node is Element =>
  node instanceof Element && !node.isConnected && !isStyle(node) && !(node instanceof HTMLScriptElement);
const remotePlaceOf = (parent: Node) => (parent instanceof Element ? parent : parent.parentElement)?.closest(REMOTE_PLACE);

/** Inserting a fragment inserts its children. */
const insertedBy = (node: unknown) => (node instanceof DocumentFragment ? [...node.children] : [node]);

function track(args: readonly unknown[], patched: Patched): void {
  const nodes = args.flatMap(insertedBy);
  for (const node of nodes) if (node instanceof Element && isStyle(node)) unreleased()?.containStyle(node);
  const created = nodes.filter(isNew);
  // Finding the caller takes longer than everything else here.
  const owner = created[0] && callerOf(patched);
  if (owner) addedNodes.set(owner, new Set([...(addedNodes.get(owner) ?? []), ...created]));
}

type Insert = (this: Node, ...args: never[]) => unknown;

type FindParent = (node: Node) => Node | null;

const inside: FindParent = (node) => node;
const beside: FindParent = (node) => node.parentNode;

/**
 * @param names the methods that insert nodes, separated by spaces
 * @param findParent finds the parent that they insert into, given the node that they are called on
 * @param inserted the range of arguments that are inserted, as for `slice`
 */
function watch(holder: object, names: string, findParent: FindParent, ...inserted: [number, number?]): void {
  const methods = holder as Record<string, Insert>;
  for (const name of names.split(' ')) {
    const insert = methods[name]!;
    methods[name] = function patched(this: Node, ...args: never[]) {
      // Insertions outside this document, or inside a remote's own element, are ignored: nearly all are of this kind.
      if (this.isConnected && this.ownerDocument === document) {
        const parent = findParent(this);
        if (parent && !remotePlaceOf(parent)) track(args.slice(...inserted), patched);
      }
      return insert.apply(this, args);
    };
  }
}

/** Tracks what remotes add to the page outside their own element. */
export function containNodes(): void {
  watch(Node.prototype, 'appendChild insertBefore replaceChild', inside, 0, 1);
  watch(Element.prototype, 'append prepend replaceChildren', inside, 0);
  watch(Element.prototype, 'after before replaceWith', beside, 0);
  watch(Element.prototype, 'insertAdjacentElement', beside, 1);
}

/** Removes what a remote left on the page outside its own element. @returns how many elements that were */
export function removeNodes(owner: ContainedRemote): number {
  const leftBehind = [...(addedNodes.get(owner) ?? [])].filter((node) => node.isConnected && !node.closest(REMOTE_PLACE));
  addedNodes.delete(owner);
  for (const node of leftBehind) node.remove();
  return leftBehind.length;
}
