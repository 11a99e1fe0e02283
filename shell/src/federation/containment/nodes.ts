import { callerOf, type Contained, type Patched } from './owner';
import { unreleased } from './unreleased';

/** Marks the element that a remote is drawn into (RemoteFrame). */
const OWN_PLACE = '[data-remote]';

const placed = new WeakMap<Contained, Set<Element>>();

const isStyle = (node: Element): node is HTMLLinkElement => node instanceof HTMLLinkElement && node.rel === 'stylesheet';
const placeOf = (parent: Node) => (parent instanceof Element ? parent : parent.parentElement)?.closest(OWN_PLACE);

function note(nodes: readonly unknown[], patched: Patched): void {
  for (const node of nodes) if (node instanceof Element && isStyle(node)) unreleased()?.containStyle(node);
  const owner = callerOf(patched);
  if (!owner) return;
  const own = placed.get(owner) ?? new Set();
  for (const node of nodes) {
    // A remote's styles and scripts stay for its next page, which does not request them again; and moved elements existed before.
    const isNew = node instanceof Element && !node.isConnected && !isStyle(node) && !(node instanceof HTMLScriptElement);
    if (isNew) own.add(node);
  }
  placed.set(owner, own);
}

type Insert = (this: Node, ...args: never[]) => unknown;

/** @param given which of a method's arguments are what is put onto the page */
function watch(holder: object, names: string, beside: boolean, given: [number, number?]): void {
  const methods = holder as Record<string, Insert>;
  for (const name of names.split(' ')) {
    const insert = methods[name]!;
    methods[name] = function patched(this: Node, ...args: never[]) {
      // Elements outside the document, or inside a remote's own element, are ignored: those are nearly all.
      if (this.isConnected) {
        const parent = beside ? this.parentNode : this;
        if (parent && !placeOf(parent)) note(args.slice(...given), patched);
      }
      return insert.apply(this, args);
    };
  }
}

/** Tracks what remotes add to the page outside their own element. */
export function containNodes(): void {
  watch(Node.prototype, 'appendChild insertBefore replaceChild', false, [0, 1]);
  watch(Element.prototype, 'append prepend replaceChildren', false, [0]);
  watch(Element.prototype, 'after before replaceWith', true, [0]);
  watch(Element.prototype, 'insertAdjacentElement', true, [1]);
}

/** Removes what a remote left on the page outside its own element. @returns how many elements that were */
export function removeNodes(owner: Contained): number {
  const left = [...(placed.get(owner) ?? [])].filter((node) => node.isConnected && !node.closest(OWN_PLACE));
  placed.delete(owner);
  for (const node of left) node.remove();
  return left.length;
}
