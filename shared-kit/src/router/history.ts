import { createPath, parsePath, type Location, type Navigator, type To } from 'react-router-dom';

export type Action = 'PUSH' | 'REPLACE' | 'POP';

/** The only owner of the address (architecture, Federation 3): all navigation goes through it. */
export interface History {
  readonly location: Location;
  /** What the router needs of it. */
  readonly navigator: Navigator;
  /** @returns a function that stops listening */
  listen: (listener: (location: Location, action: Action) => void) => () => void;
  /** Stops following the browser's Back and Forward. */
  dispose: () => void;
}

export interface LeaveGuard {
  /** Whether leaving would lose work. */
  hasUnsaved: () => boolean;
  /** Asks; true means leave. */
  confirmLeave: () => Promise<boolean>;
  /** Closes the dialog that lies over the page. @returns whether one did */
  closeDialog: () => boolean;
}

interface Kept {
  usr: unknown;
  key: string;
  /** Place in this tab's history, so that a refused Back can be undone. */
  idx: number;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

const read = (): Location & { idx: number | null } => {
  const { pathname, search, hash } = window.location;
  const kept = window.history.state as Partial<Kept> | null;
  return { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? 'default', idx: kept?.idx ?? null };
};

const bare = ({ idx: _idx, ...location }: ReturnType<typeof read>): Location => location as Location;

/**
 * Makes the history of the page. Links, programmatic navigation and Back or Forward ask before unsaved work is lost; so does
 * closing the tab, in the browser's own words. A change of only the query does not ask. Back with a dialog open closes the dialog and
 * stays, and none stays open over another page.
 * @param guard knows of unsaved work and of dialogs
 */
export function createHistory({ hasUnsaved, confirmLeave, closeDialog }: LeaveGuard): History {
  let asking = false;
  let index = read().idx ?? 0;
  let location = bare(read());
  let awaited: (() => void) | null = null;
  const listeners = new Set<(location: Location, action: Action) => void>();

  if (read().idx === null) {
    window.history.replaceState({ usr: location.state, key: location.key, idx: index }, '');
  }

  function settle(action: Action) {
    location = bare(read());
    for (const listener of listeners) listener(location, action);
  }

  /** Runs `leave` at once, or after a yes; a second attempt while the question is open is ignored. */
  function whenAllowed(pathname: string, leave: () => void) {
    if (pathname === location.pathname || !hasUnsaved()) return leave();
    if (asking) return;
    asking = true;
    void confirmLeave()
      .then((yes) => yes && leave())
      .finally(() => {
        asking = false;
      });
  }

  function change(action: 'PUSH' | 'REPLACE', to: To, state: unknown) {
    const target = { pathname: location.pathname, search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) };
    whenAllowed(target.pathname, () => {
      if (action === 'PUSH') index += 1;
      const kept: Kept = { usr: state ?? null, key: newKey(), idx: index };
      const address = createPath(target);
      if (target.pathname !== location.pathname) closeDialog();
      if (action === 'PUSH') window.history.pushState(kept, '', address);
      else window.history.replaceState(kept, '', address);
      settle(action);
    });
  }

  /** Moves without asking and without notifying listeners. */
  function moveQuietly(delta: number, then: () => void) {
    awaited = then;
    window.history.go(delta);
  }

  function onPop(event: PopStateEvent & { singleSpa?: boolean }) {
    // single-spa fires its own popstate after every push.
    if (event.singleSpa) return;
    if (awaited) {
      const then = awaited;
      awaited = null;
      return then();
    }
    const arrived = read();
    const delta = (arrived.idx ?? 0) - index;
    if (delta !== 0 && closeDialog()) return moveQuietly(-delta, () => undefined);
    const stay = arrived.pathname === location.pathname || !hasUnsaved() || delta === 0;
    if (stay) {
      index = arrived.idx ?? 0;
      return settle('POP');
    }
    moveQuietly(-delta, () =>
      whenAllowed(arrived.pathname, () =>
        moveQuietly(delta, () => {
          index += delta;
          settle('POP');
        }),
      ),
    );
  }

  function onUnload(event: BeforeUnloadEvent) {
    if (hasUnsaved()) event.preventDefault();
  }

  window.addEventListener('popstate', onPop);
  window.addEventListener('beforeunload', onUnload);

  return {
    get location() {
      return location;
    },
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => window.history.go(delta),
      push: (to, state) => change('PUSH', to, state),
      replace: (to, state) => change('REPLACE', to, state),
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose() {
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('beforeunload', onUnload);
      listeners.clear();
    },
  };
}
