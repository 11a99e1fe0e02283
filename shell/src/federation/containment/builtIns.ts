/** The built-ins that every page and remote relies on, as `name` or `name.prototype`. */
const CLASSES =
  'Object Function Array String Number Boolean Symbol BigInt Date RegExp Promise Map Set WeakMap WeakSet Error URL URLSearchParams ' +
  'Event CustomEvent EventTarget Node Element HTMLElement HTMLInputElement Document DOMTokenList History Storage Headers Request ' +
  'Response XMLHttpRequest FormData AbortController AbortSignal MutationObserver CSSStyleSheet';
const NAMESPACES = 'JSON Math Reflect Intl';
const FUNCTIONS =
  'fetch setTimeout clearTimeout setInterval clearInterval requestAnimationFrame cancelAnimationFrame queueMicrotask structuredClone ' +
  'addEventListener removeEventListener dispatchEvent getComputedStyle matchMedia parseInt parseFloat isNaN encodeURIComponent ' +
  'decodeURIComponent scrollTo alert confirm open';

interface Snapshot {
  name: string;
  holder: object;
  descriptors: Map<PropertyKey, PropertyDescriptor>;
  /** Inherited properties: an own property would shadow them. */
  inherited: PropertyKey[];
  /** Whether added properties are removed too; false for objects of which only some properties are recorded. */
  isComplete: boolean;
}

const globalScope = globalThis as Record<string, unknown>;
const isHolder = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

function snapshotOf(name: string, holder: unknown, keys?: readonly string[]): Snapshot[] {
  if (!isHolder(holder)) return [];
  const descriptors = new Map<PropertyKey, PropertyDescriptor>();
  const inherited: PropertyKey[] = [];
  for (const key of keys ?? Reflect.ownKeys(holder)) {
    const descriptor = Reflect.getOwnPropertyDescriptor(holder, key);
    if (descriptor) descriptors.set(key, descriptor);
    else inherited.push(key);
  }
  return [{ name, holder, descriptors, inherited, isComplete: keys === undefined }];
}

function takeSnapshots(): Snapshot[] {
  const classes = CLASSES.split(' ');
  return [
    ...snapshotOf('globalThis', globalThis, [...FUNCTIONS.split(' '), ...classes, 'JSON', 'Math', 'Reflect', 'Intl', 'console']),
    ...classes.flatMap((name) => snapshotOf(name, globalScope[name])),
    ...classes.flatMap((name) =>
      snapshotOf(`${name}.prototype`, (globalScope[name] as { prototype?: unknown } | undefined)?.prototype),
    ),
    ...snapshotOf('history', history, ['pushState', 'replaceState']),
    ...snapshotOf('console', console, ['error', 'warn', 'log', 'info']),
    ...snapshotOf('document', document, ['addEventListener', 'removeEventListener']),
    ...NAMESPACES.split(' ').flatMap((name) => snapshotOf(name, globalScope[name])),
  ];
}

const isSame = (a: PropertyDescriptor | undefined, b: PropertyDescriptor) =>
  a !== undefined && a.value === b.value && a.get === b.get && a.set === b.set;

/** Counters and the like, which may change. */
const isData = ({ value }: PropertyDescriptor) => value !== undefined && !isHolder(value);

let snapshots: Snapshot[] | null = null;

/** Records the built-ins as they are now, including the site's own changes. */
export function recordBuiltIns(): void {
  snapshots ??= takeSnapshots();
}

/** Restores the built-ins. @returns the names of what had been changed */
export function restoreBuiltIns(): string[] {
  const changed: string[] = [];
  for (const { name, holder, descriptors, inherited, isComplete } of snapshots ?? []) {
    for (const [key, original] of descriptors) {
      if (isData(original) || isSame(Reflect.getOwnPropertyDescriptor(holder, key), original)) continue;
      if (Reflect.defineProperty(holder, key, original)) changed.push(`${name}.${String(key)}`);
    }
    const added = isComplete
      ? Reflect.ownKeys(holder).filter((key) => !descriptors.has(key))
      : inherited.filter((key) => Reflect.getOwnPropertyDescriptor(holder, key));
    for (const key of added) if (Reflect.deleteProperty(holder, key)) changed.push(`${name}.${String(key)}`);
  }
  return changed;
}
