import { createPath, parsePath, type Location, type Navigator, type To } from 'react-router-dom';
import { changeAddress } from '../ui/changeAddress';

/** The only owner of the address (architecture, Federation 3): all navigation goes through it. */
export interface History {
  readonly location: Location;
  /** The part that the router needs. */
  readonly navigator: Navigator;
  /** @returns a function that stops listening */
  listen: (listener: () => void) => () => void;
}

export interface LeaveGuard {
  /** Whether leaving would lose work. */
  hasUnsaved: () => boolean;
  /** Asks the person; resolves to whether to leave, at once to false while an earlier question is open. */
  confirmLeave: () => Promise<boolean>;
  /** Closes the dialog over the page. @returns whether there was one */
  closeDialog: () => boolean;
}

/** What is stored with each entry of the browser's history. */
interface StoredState {
  usr: unknown;
  key: string;
  /** Place in this tab's history (`changeAddress`). */
  idx: number;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** Null for an entry that the browser created: the first, or one for a link within the page. */
const readState = () => window.history.state as Partial<StoredState> | null;
const readIndex = () => readState()?.idx ?? 0;
const readLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  const stored = readState();
  return { pathname, search, hash, state: stored?.usr ?? null, key: stored?.key ?? 'default' };
};

/**
 * Creates the history of the page, for as long as the page lives. Links, programmatic navigation and Back or Forward ask before
 * unsaved work is lost; so does closing the tab, with the browser's own question. A change to the query alone does not ask. With a
 * dialog open, Back closes it and stays on the page; no dialog stays open over another page.
 * @param guard knows of unsaved work and of dialogs
 */
export function createHistory({ hasUnsaved, confirmLeave, closeDialog }: LeaveGuard): History {
  let index = readIndex();
  let location = readLocation();
  let quietMove: { idx: number; then: () => void } | null = null;
  const listeners = new Set<() => void>();

  if (readState()?.idx === undefined) {
    changeAddress('replaceState', { usr: location.state, key: location.key });
  }

  function updateLocation(next: Location) {
    location = next;
    for (const listener of listeners) listener();
  }

  /** Runs `leave` at once, or after the person agrees. */
  function whenAllowed(pathname: string, leave: () => void) {
    if (pathname === location.pathname || !hasUnsaved()) return leave();
    void confirmLeave().then((mayLeave) => mayLeave && leave());
  }

  function change(method: 'pushState' | 'replaceState', to: To, state: unknown) {
    const target = { pathname: location.pathname, search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) };
    whenAllowed(target.pathname, () => {
      const stored = { usr: state ?? null, key: newKey() };
      if (target.pathname !== location.pathname) closeDialog();
      changeAddress(method, stored, createPath(target));
      // If the browser refused, this is still the index of the previous entry.
      index = readIndex();
      updateLocation({ ...target, state: stored.usr, key: stored.key });
    });
  }

  /** Moves to an entry without asking and without notifying listeners. */
  function moveQuietly(idx: number, then: () => void) {
    quietMove = { idx, then };
    window.history.go(idx - readIndex());
  }

  function onPop(event: PopStateEvent & { singleSpa?: boolean }) {
    // single-spa dispatches its own popstate event after every push.
    if (event.singleSpa) return;
    const { pathname, hash } = window.location;
    if (!readState()) {
      // A link within the page, such as 'Skip to content', adds an entry, or replaces the current one when it is followed again.
      const idx = hash === location.hash ? index : index + 1;
      window.history.replaceState({ usr: location.state, key: newKey(), idx }, '');
    }
    const idx = readIndex();
    const move = quietMove;
    quietMove = null;
    // A different entry means that the person pressed Back or Forward meanwhile, which makes a browser drop the move in progress.
    if (move?.idx === idx) return move.then();
    if (idx !== index && closeDialog()) return moveQuietly(index, () => undefined);
    const arrive = () => {
      index = idx;
      updateLocation(readLocation());
    };
    if (idx === index || pathname === location.pathname || !hasUnsaved()) return arrive();
    moveQuietly(index, () => whenAllowed(pathname, () => moveQuietly(idx, arrive)));
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
      push: (to, state) => change('pushState', to, state),
      replace: (to, state) => change('replaceState', to, state),
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
