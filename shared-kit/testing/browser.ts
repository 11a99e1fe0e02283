/** Stubs for what every browser has and the test environment lacks: no media query matches, nothing resizes. */
class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.matchMedia ??= (query) => {
  const list = new EventTarget() as MediaQueryList;
  return Object.assign(list, { matches: false, media: query, onchange: null, addListener() {}, removeListener() {} });
};
window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
window.ResizeObserver ??= Watcher as unknown as typeof ResizeObserver;
Element.prototype.scrollIntoView ??= () => undefined;
