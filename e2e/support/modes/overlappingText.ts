/**
 * Runs in the page. Finds lines of text that lie over one another. Parts that are out of the flow cover others on
 * purpose, so lines are compared only within the same such part.
 * @param part a selector of the part to check
 * @returns both texts of each pair
 */
export function overlappingText(part: string): string[] {
  const root = document.querySelector(part);
  if (!root) throw new Error('What was open has closed.');
  const layerOf = (element: Element) => {
    for (let current: Element | null = element; current; current = current.parentElement) {
      if (!['static', 'relative'].includes(getComputedStyle(current).position)) return current;
    }
    return root;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('select, textarea, svg, [aria-hidden=true]') &&
    element.getBoundingClientRect().width > 2;
  type Box = Record<'left' | 'top' | 'right' | 'bottom', number>;
  /** The part of an element that the boxes around it show: they cut off, scroll or shorten whatever is outside. */
  const shownBox = (element: Element) => {
    const box: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    for (let current: Element | null = element; current; current = current.parentElement) {
      if (getComputedStyle(current).overflow === 'visible') continue;
      const { left, top, right, bottom } = current.getBoundingClientRect();
      box.left = Math.max(box.left, left);
      box.top = Math.max(box.top, top);
      box.right = Math.min(box.right, right);
      box.bottom = Math.min(box.bottom, bottom);
    }
    return box;
  };
  const lines: Array<{ node: Node; layer: Element; rect: Box }> = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(parent);
    const box = shownBox(parent);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const rect = {
        left: Math.max(left, box.left),
        top: Math.max(top, box.top),
        right: Math.min(right, box.right),
        bottom: Math.min(bottom, box.bottom),
      };
      if (rect.right > rect.left && rect.bottom > rect.top) lines.push({ node, layer, rect });
    }
  }
  const shared = (a: Box, b: Box) => ({
    wide: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    // Letters fill about two thirds of the height that a font reserves.
    high: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) - Math.min(a.bottom - a.top, b.bottom - b.top) / 3,
  });
  lines.sort((a, b) => a.rect.top - b.rect.top);
  const found = lines.flatMap((line, i) => {
    const pairs: string[] = [];
    for (const other of lines.slice(i + 1)) {
      if (other.rect.top >= line.rect.bottom) break;
      const { wide, high } = shared(line.rect, other.rect);
      // A text with an ellipsis has two boxes on one line.
      const isSameLine = other.node === line.node && other.rect.top - line.rect.top < 2;
      if (isSameLine || other.layer !== line.layer || wide <= 2 || high <= 0) continue;
      const [one, two] = [line, other].map(({ node }) => (node.textContent ?? '').trim().slice(0, 30));
      pairs.push(`'${one}' and '${two}' overlap`);
    }
    return pairs;
  });
  return [...new Set(found)];
}
