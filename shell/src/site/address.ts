import { createPath, parsePath, type Location, type Navigator, type To } from 'shared-kit/router';
import { confirmLeave, hasUnsaved } from 'shared-kit/shellServices/unsaved';

interface Entry {
  key: string;
  /** Place in the browser's history, so that a step back that was refused can be taken back. */
  at: number;
  usr: unknown;
}

const newKey = () => Math.random().toString(36).slice(2, 10);
const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && 'at' in state && 'key' in state;

function read(): Location & { at: number } {
  const { pathname, search, hash } = window.location;
  const state: unknown = window.history.state;
  const { key, at, usr } = isEntry(state) ? state : { key: 'default', at: 0, usr: state };
  return { pathname, search, hash, key, at, state: usr };
}

export interface Address {
  /** How this location was reached. */
  action: 'POP' | 'PUSH' | 'REPLACE';
  location: Location;
}

/**
 * The one owner of the browser's address (architecture, Federation 3): shell and remotes navigate through it. Before
 * unsaved work would be lost, by a link or by the back button, the person is asked.
 * @returns `navigator` for routers, `get` and `subscribe` for React
 */
export function createAddress() {
  let current = read();
  let address: Address = { action: 'POP', location: current };
  const listeners = new Set<() => void>();

  function show(action: Address['action']): void {
    current = read();
    address = { action, location: current };
    for (const listener of listeners) listener();
  }

  async function go(to: To, usr: unknown, replace: boolean): Promise<void> {
    if (leavesPage(to) && !(await confirmLeave())) return;
    const entry: Entry = { key: newKey(), at: replace ? current.at : current.at + 1, usr: usr ?? null };
    window.history[replace ? 'replaceState' : 'pushState'](entry, '', hrefOf(to));
    show(replace ? 'REPLACE' : 'PUSH');
  }

  /** Tabs and filters of the same page keep a form as it is. */
  const leavesPage = (to: To) => hasUnsaved() && (typeof to === 'string' ? parsePath(to) : to).pathname !== current.pathname;

  async function onPop(): Promise<void> {
    const next = read();
    // single-spa announces every push as if it were a step through the history; so is our own step back to here.
    if (next.key === current.key && createPath(next) === createPath(current)) return;
    if (!leavesPage(next)) return show('POP');
    const steps = next.at - current.at;
    window.history.go(-steps);
    if (await confirmLeave()) window.history.go(steps);
  }

  const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

  const navigator: Navigator = {
    createHref: hrefOf,
    encodeLocation: (to) => ({ pathname: '', search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) }),
    push: (to, state) => void go(to, state, false),
    replace: (to, state) => void go(to, state, true),
    go: (steps) => window.history.go(steps),
  };

  return {
    navigator,
    get: () => address,
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) window.addEventListener('popstate', onPop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('popstate', onPop);
      };
    },
  };
}
