import { callerOf } from './owner';

interface HistoryState {
  idx?: number;
}

const historyIndexOf = (state: unknown): number => (state as HistoryState | null)?.idx ?? 0;

/**
 * Makes the site follow an address that a remote changes directly instead of through the navigator that it received.
 * The entry gets its position in the tab's history, so that Back and the dialog about unsaved work keep working.
 */
export function containAddress(): void {
  const { history } = window;
  const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)];
  const follow = (state: unknown) => window.dispatchEvent(new PopStateEvent('popstate', { state }));
  const createState = (state: unknown, idx: number) => ({ usr: state, key: Math.random().toString(36).slice(2, 10), idx });

  history.pushState = function pushState(state: unknown, unused: string, address?: string | URL | null) {
    if (!callerOf(pushState)) return push(state, unused, address);
    const created = createState(state, historyIndexOf(history.state) + 1);
    push(created, unused, address);
    follow(created);
  };

  history.replaceState = function replaceState(state: unknown, unused: string, address?: string | URL | null) {
    if (!callerOf(replaceState)) return replace(state, unused, address);
    const created = createState(state, historyIndexOf(history.state));
    replace(created, unused, address);
    follow(created);
  };
}
