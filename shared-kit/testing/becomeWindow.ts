type Key = string | symbol;

/** Globals that stay those of Node: jsdom's timers, microtasks and clock call them by their global names, and jest needs them. */
const KEPT_GLOBALS = new Set<Key>([
  ...['global', 'globalThis', 'process', 'Buffer', 'console', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  ...['TextEncoder', 'TextDecoder', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]);

/** Whether a property of the window is part of the language, such as `Array`. */
function isLanguage(window: object, key: Key): boolean {
  const [ofWindow, ofNode] = [window, globalThis].map((scope) => Reflect.getOwnPropertyDescriptor(scope, key));
  return ofWindow?.get === undefined && ofNode !== undefined && Object.is(ofWindow?.value, ofNode.value);
}

/** The object of jsdom behind a wrapper that scripts see. */
const implementationOf = (wrapper: object): object => {
  const symbol = Object.getOwnPropertySymbols(wrapper).find(({ description }) => description === 'impl');
  return Reflect.get(wrapper, symbol as symbol) as object;
};

/** Describes a property of the window for the global object. Private properties of jsdom change, so they are forwarded. */
function asGlobal(window: object, key: Key): PropertyDescriptor {
  if (typeof key === 'string' && key.startsWith('_')) {
    return { get: () => Reflect.get(window, key) as unknown, set: (value) => void Reflect.set(window, key, value) };
  }
  return Reflect.getOwnPropertyDescriptor(window, key) as PropertyDescriptor;
}

/**
 * Turns the global object into the window of jsdom's document: adds what only browsers have, and removes what only Node has.
 * @returns a function that gives the document its own window back
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
  // Code that asks jsdom for the window gets the global object.
  setGlobal(globalThis);
  return () => setGlobal(window);
}
