/** Stubs of browser features that jsdom lacks: no media query matches, and nothing is resized or scrolled. */
class StubObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.matchMedia ??= (query) => {
  const list = new EventTarget() as MediaQueryList;
  return Object.assign(list, { matches: false, media: query, onchange: null, addListener() {}, removeListener() {} });
};
window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
window.ResizeObserver ??= StubObserver as unknown as typeof ResizeObserver;
Element.prototype.scrollIntoView ??= () => undefined;
// The one of jsdom only says that there is none.
window.scrollTo = () => undefined;
