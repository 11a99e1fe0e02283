type Key = string | symbol;

/** Globals that Node and jest need unchanged: jsdom's own timers, microtasks and clock call Node's by their global names. */
const KEPT_GLOBALS = new Set<Key>([
  ...['global', 'globalThis', 'process', 'Buffer', 'console', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  ...['TextEncoder', 'TextDecoder', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]);

/** Parts of the language, which jsdom lists among the properties of its window. */
function isLanguage(window: object, key: Key): boolean {
  const [ofWindow, ofNode] = [window, globalThis].map((scope) => Reflect.getOwnPropertyDescriptor(scope, key));
  return ofWindow?.get === undefined && ofNode !== undefined && Object.is(ofWindow?.value, ofNode.value);
}

/** The object behind what scripts see of a node. */
const implementationOf = (wrapper: object): object => {
  const symbol = Object.getOwnPropertySymbols(wrapper).find(({ description }) => description === 'impl');
  return Reflect.get(wrapper, symbol as symbol) as object;
};

/** A property of the window as one of the global object. jsdom's private ones change, and are passed on. */
function asGlobal(window: object, key: Key): PropertyDescriptor {
  if (typeof key === 'string' && key.startsWith('_')) {
    return { get: () => Reflect.get(window, key) as unknown, set: (value) => void Reflect.set(window, key, value) };
  }
  return Reflect.getOwnPropertyDescriptor(window, key) as PropertyDescriptor;
}

/**
 * Makes the global object the window of jsdom's document: what a browser has and Node has not, and the other way round.
 * @returns a function that makes jsdom's own window the document's again
 */
export function becomeWindow(window: Window): () => void {
  for (const key of Object.getOwnPropertyNames(globalThis)) {
    if (!KEPT_GLOBALS.has(key) && !(key in window)) Reflect.deleteProperty(globalThis, key);
  }
  for (const key of Reflect.ownKeys(window)) {
    if (KEPT_GLOBALS.has(key) || isLanguage(window, key)) continue;
    Object.defineProperty(globalThis, key, { ...asGlobal(window, key), configurable: true });
  }
  Object.setPrototypeOf(globalThis, Object.getPrototypeOf(window) as object);
  const document = implementationOf(window.document);
  const setGlobal = (scope: object) => {
    Object.assign(window, { _globalProxy: scope, _parent: scope, _top: scope });
    Object.assign(document, { _defaultView: scope });
  };
  // Whoever asks jsdom for the window gets the global object.
  setGlobal(globalThis);
  return () => setGlobal(window);
}
