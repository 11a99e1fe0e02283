import { callerOf, type Contained } from './owner';

type Observer = { disconnect: () => void };
type ObserverClass = new (...args: never[]) => Observer;

/** Above this number, discarded ones are searched for. */
const MANY = 200;

const created = new WeakMap<Contained, Set<WeakRef<Observer>>>();

function note(owner: Contained, observer: Observer): void {
  const own = created.get(owner) ?? new Set();
  created.set(owner, own.add(new WeakRef(observer)));
  if (own.size > MANY) for (const one of own) if (!one.deref()) own.delete(one);
}

/** Tracks the observers that remotes create. */
export function containObservers(): void {
  const scope = globalThis as Record<string, unknown>;
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver']) {
    const original = scope[name] as ObserverClass | undefined;
    if (!original) continue;
    const construct = (target: ObserverClass, args: unknown[], self: ObserverClass) => {
      const observer = Reflect.construct(target, args, self) as Observer;
      const owner = callerOf(construct);
      if (owner) note(owner, observer);
      return observer;
    };
    scope[name] = new Proxy(original, { construct });
  }
}

/** Disconnects what a remote observes. One that its modules keep can be used again. */
export function disconnectObservers(owner: Contained): void {
  for (const one of created.get(owner) ?? []) one.deref()?.disconnect();
  created.delete(owner);
}
