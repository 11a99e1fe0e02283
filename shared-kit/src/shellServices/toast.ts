import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { shellStore } from './store';

export interface Toast {
  id: number;
  /** One sentence that says what happened. */
  text: string;
  tone: 'done' | 'problem' | 'note';
  /** For example Undo; using it dismisses the toast. */
  action?: { label: string; run: () => void };
  /** What it is about: a link to follow; following it dismisses the toast. */
  link?: { label: string; href: string };
}

const toastsAtom = atom<Toast[]>([]);
const MOST = 3;
let last = 0;

/**
 * Reports what an action did.
 * @param message `text`, `tone` ('done' by default) and an optional `action`
 * @returns a function that dismisses the toast
 */
export function toast(message: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): () => void {
  last += 1;
  const id = last;
  shellStore.set(toastsAtom, (shown) => [...shown, { tone: 'done' as const, ...message, id }].slice(-MOST));
  return () => dismissToast(id);
}

/** Dismisses a toast. */
export function dismissToast(id: number): void {
  shellStore.set(toastsAtom, (shown) => shown.filter((one) => one.id !== id));
}

/** @returns the toasts on the screen, oldest first, three at most */
export const useToasts = (): Toast[] => useAtomValue(toastsAtom, { store: shellStore });
