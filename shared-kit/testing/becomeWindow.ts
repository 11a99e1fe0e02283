type Key = string | symbol;

/** What Node and jest need as it is: jsdom's own timers, microtasks and clock call Node's by their global names. */
const NODES = new Set<Key>([
  ...['global', 'globalThis', 'process', 'Buffer', 'console', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  ...['TextEncoder', 'TextDecoder', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]);

/** Parts of the language, which jsdom lists among the properties of its window. */
function isLanguage(window: object, key: Key): boolean {
  const [its, ours] = [window, globalThis].map((where) => Reflect.getOwnPropertyDescriptor(where, key));
  return its?.get === undefined && ours !== undefined && Object.is(its?.value, ours.value);
}

/** The object behind what scripts see of a node. */
const behind = (wrapper: object): object => {
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
    if (!NODES.has(key) && !(key in window)) Reflect.deleteProperty(globalThis, key);
  }
  for (const key of Reflect.ownKeys(window)) {
    if (NODES.has(key) || isLanguage(window, key)) continue;
    Object.defineProperty(globalThis, key, { ...asGlobal(window, key), configurable: true });
  }
  Object.setPrototypeOf(globalThis, Object.getPrototypeOf(window) as object);
  const document = behind(window.document);
  const show = (shown: object) => {
    Object.assign(window, { _globalProxy: shown, _parent: shown, _top: shown });
    Object.assign(document, { _defaultView: shown });
  };
  // Whoever asks jsdom for the window gets the global object.
  show(globalThis);
  return () => show(window);
}
