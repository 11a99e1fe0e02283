import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import type { CSSProperties, ReactNode } from 'react';
import { shellStore } from './store';

/** A modal (document 1 §2, Modals): its name, body, data and styles, and what happens on closing. */
export interface Modal {
  /** 'Upload File', 'Delete special' … */
  name: string;
  title: string;
  body: ReactNode;
  /** Data for the code that opened the modal. */
  data?: unknown;
  /** For example `{width: '50rem'}` for a delete confirmation. */
  style?: CSSProperties;
  /** Called once when the modal is closed, however it is closed. */
  onClose?: () => void;
}

const modalAtom = atom<Modal | null>(null);

/**
 * Opens a modal. Only one is open at a time: an open one is closed first (P-114).
 * @param modal name, title, body and the rest
 */
export function openModal(modal: Modal): void {
  closeModal();
  shellStore.set(modalAtom, modal);
}

/** Closes the open modal, if there is one. */
export const closeModal = (): void => void closedModal();

/** Closes the open modal. @returns whether there was one */
export function closedModal(): boolean {
  const modal = modalNow();
  if (!modal) return false;
  shellStore.set(modalAtom, null);
  modal.onClose?.();
  return true;
}

/** @returns the open modal or null, as it is now */
export const modalNow = (): Modal | null => shellStore.get(modalAtom);

/** @returns the open modal or null; renders again on every change */
export const useModal = (): Modal | null => useAtomValue(modalAtom, { store: shellStore });
