import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { getSession, onSessionReset } from 'shared-kit/session';
import { shellStore } from './store';

export interface Toast {
  id: number;
  /**
   * One sentence that says what happened: 'Spa days archived.' It begins with the item's title without quotes; a title later in the
   * sentence has quotes. A message about work in progress ends in '...' and stays until it is dismissed.
   */
  text: string;
  tone: 'done' | 'problem' | 'note';
  /** For example Undo; using it dismisses the toast. */
  action?: { label: string; run: () => void };
  /** What it is about: a link to follow; following it dismisses the toast. */
  link?: { label: string; href: string };
  /** Called once when it disappears, for whatever reason. */
  onGone?: () => void;
}

const toastsAtom = atom<Toast[]>([]);
const MAX_TOASTS = 3;
let lastId = 0;

function show(next: Toast[]): void {
  const previous = shellStore.get(toastsAtom);
  shellStore.set(toastsAtom, next);
  previous.filter((shown) => !next.includes(shown)).forEach(({ onGone }) => onGone?.());
}

/**
 * Reports what an action did.
 * @param message `text`, `tone` ('done' by default) and an optional `action`
 * @returns a function that dismisses the toast
 */
export function toast(message: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): () => void {
  // An answer that arrives after a Log Out is not for the next person.
  if (getSession().status === 'signedOut') return () => undefined;
  lastId += 1;
  const id = lastId;
  show([...shellStore.get(toastsAtom), { tone: 'done' as const, ...message, id }].slice(-MAX_TOASTS));
  return () => dismissToast(id);
}

/** Dismisses a toast. */
export const dismissToast = (id: number): void => show(shellStore.get(toastsAtom).filter((shown) => shown.id !== id));

/** What one person did, and its Undo, are not shown to the next. */
onSessionReset(() => show([]));

/** @returns the toasts on the screen, oldest first, three at most */
export const useToasts = (): Toast[] => useAtomValue(toastsAtom, { store: shellStore });
