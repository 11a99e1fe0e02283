import { callerOf, type ContainedRemote } from './owner';

type Observer = { disconnect: () => void };
type ObserverClass = new (...args: never[]) => Observer;

/** Above this number, references to discarded observers are removed. */
const CLEANUP_SIZE = 200;

const created = new WeakMap<ContainedRemote, Set<WeakRef<Observer>>>();

function track(owner: ContainedRemote, observer: Observer): void {
  const references = created.get(owner) ?? new Set();
  created.set(owner, references.add(new WeakRef(observer)));
  if (references.size > CLEANUP_SIZE) for (const reference of references) if (!reference.deref()) references.delete(reference);
}

/** Tracks the observers that remotes create. */
export function containObservers(): void {
  const globalScope = globalThis as Record<string, unknown>;
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver']) {
    const original = globalScope[name] as ObserverClass | undefined;
    if (!original) continue;
    const construct = (target: ObserverClass, args: unknown[], self: ObserverClass) => {
      const observer = Reflect.construct(target, args, self) as Observer;
      const owner = callerOf(construct);
      if (owner) track(owner, observer);
      return observer;
    };
    globalScope[name] = new Proxy(original, { construct });
  }
}

/** Disconnects a remote's observers. Those that its modules keep can be used again. */
export function disconnectObservers(owner: ContainedRemote): void {
  for (const reference of created.get(owner) ?? []) reference.deref()?.disconnect();
  created.delete(owner);
}
