import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { shellStore } from './store';

const unsavedAtom = atom<ReadonlyMap<string, readonly string[]>>(new Map());

/**
 * Marks work as unsaved.
 * @param key identifies the form
 * @param names labels of the changed fields, for the question before leaving; null when nothing is unsaved
 */
export function setUnsaved(key: string, names: readonly string[] | null): void {
  shellStore.set(unsavedAtom, (previous) => {
    const next = new Map(previous);
    if (names === null) next.delete(key);
    else next.set(key, names);
    return next;
  });
}

/** @returns whether leaving the page now would lose work */
export const hasUnsaved = (): boolean => shellStore.get(unsavedAtom).size > 0;

/** The same; renders again when it changes. */
export const useHasUnsaved = (): boolean => useAtomValue(unsavedAtom, { store: shellStore }).size > 0;

/** Calls back once, as soon as nothing is unsaved any more. */
export function whenSaved(run: () => void): void {
  let isDone = false;
  const runIfSaved = () => {
    if (isDone || hasUnsaved()) return;
    isDone = true;
    unsubscribe();
    run();
  };
  // Deferred: a form that updates its marks first removes the old ones.
  const unsubscribe = shellStore.sub(unsavedAtom, () => setTimeout(runIfSaved));
}

/** @returns labels of all unsaved fields */
export const unsavedNames = (): string[] => [...shellStore.get(unsavedAtom).values()].flat();

/** Removes every mark: the person chose to leave, or the session ended. */
export const clearUnsaved = (): void => shellStore.set(unsavedAtom, new Map());

type Ask = (names: string[]) => Promise<boolean>;

const askInBrowser: Ask = async (names) =>
  window.confirm(names.length > 0 ? `Leave without saving ${names.join(', ')}?` : 'Leave without saving?');

let ask: Ask = askInBrowser;
let isAsking = false;

/**
 * Sets how people are asked before unsaved work is lost.
 * @param question receives the labels of the unsaved fields; resolves to true to leave, rejects when it cannot be shown, and the
 *   browser asks instead. null restores the browser's own question
 */
export function setConfirmLeave(question: Ask | null): void {
  ask = question ?? askInBrowser;
  // What showed an earlier question is gone, as when the session ended: nobody can answer it.
  isAsking = false;
}

/**
 * @returns true when nothing is unsaved, or the person agrees to lose it; the marks are then removed. False for a second attempt to
 *   leave while the question is open or loading
 */
export async function confirmLeave(): Promise<boolean> {
  if (!hasUnsaved()) return true;
  if (isAsking) return false;
  isAsking = true;
  const names = unsavedNames();
  const mayLeave = await ask(names).catch(() => askInBrowser(names));
  isAsking = false;
  if (mayLeave) clearUnsaved();
  return mayLeave;
}

let workCount = 0;
window.addEventListener('beforeunload', (event) => {
  if (workCount > 0) event.preventDefault();
});

/**
 * Until work ends, the browser asks before the tab is closed or reloaded: nobody else would finish it. Other pages can be opened
 * meanwhile, including those of other remotes.
 * @returns the work
 */
export async function askBeforeClosing<T>(work: Promise<T>): Promise<T> {
  workCount += 1;
  try {
    return await work;
  } finally {
    workCount -= 1;
  }
}
