/** Constructors that every page has. Their members, and those of their prototypes, belong to everybody. */
const CONSTRUCTORS =
  'Object Function Array String Number Boolean Symbol BigInt Date RegExp Error TypeError RangeError Promise Proxy Map Set WeakMap WeakSet WeakRef ArrayBuffer DataView Uint8Array Window Document DocumentFragment Node Element HTMLElement SVGElement EventTarget Event CustomEvent Text Comment NodeList DOMTokenList CSSStyleDeclaration CSSStyleSheet ShadowRoot MutationObserver ResizeObserver IntersectionObserver XMLHttpRequest Request Response Headers FormData URL URLSearchParams Blob File FileReader AbortController AbortSignal Storage History Location Navigator WebSocket Worker Image Audio Option';
/** Objects that every page has: no remote may replace their members. */
const OBJECTS =
  'Math JSON Reflect Intl Atomics console history navigator performance crypto localStorage sessionStorage customElements';
const FUNCTIONS =
  'fetch setTimeout setInterval clearTimeout clearInterval requestAnimationFrame cancelAnimationFrame queueMicrotask structuredClone alert confirm prompt open close print addEventListener removeEventListener dispatchEvent getComputedStyle matchMedia parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent eval onerror onunhandledrejection onbeforeunload onpopstate';
/** Texts and handlers may be set on `document`; its methods may not be replaced. */
const DOCUMENT_METHODS =
  'createElement createElementNS createTextNode createDocumentFragment querySelector querySelectorAll getElementById getElementsByClassName getElementsByTagName addEventListener removeEventListener dispatchEvent write open close importNode adoptNode';

const nameSet = (text: string) => new Set(text.split(' '));

export const constructors = nameSet(CONSTRUCTORS);
export const sharedObjects = nameSet(OBJECTS);
/** Names of the global object. */
export const pageNames = nameSet('window self globalThis top parent frames');
export const documentMethods = nameSet(DOCUMENT_METHODS);
/** Everything that is global on a page. */
export const builtIns = new Set([...constructors, ...sharedObjects, ...nameSet(FUNCTIONS), 'document', 'location']);
