import { useEffect, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { lazyPart } from 'shared-kit/ui/lazyPart';
import { pressAgain } from 'shared-kit/ui/pressAgain';
import type { DialogPopupProps } from './DialogPopup';

const popup = lazyPart<DialogPopupProps>(() => import('./DialogPopup').then((module) => module.DialogPopup));

/** Loads the code of dialogs before one is needed. */
export const preloadDialog = popup.preload;

/** Like `preloadDialog`, but rejects if the code cannot be loaded. */
export const loadDialog = popup.load;

export interface DialogProps {
  open: boolean;
  title: string;
  /** Called on Escape, the close button or a press outside the dialog; the owner then sets `open` to false. */
  onClose(): void;
  children: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** Custom sizes, such as `{ width: '60rem' }`; 36rem wide by default. */
  style?: CSSProperties;
  /** Interrupts with a question (leaving unsaved work): its body is read with its title, and a press outside does not close it. */
  alert?: boolean;
  /** A new number for each opening: code that failed to load for the last one is tried again. */
  opening?: number;
  /** What is focused initially; defaults to the element with `data-begin`, else the first field or control. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A dialog over the page. It keeps the focus inside and returns it afterwards; its code is loaded when the first one opens. On
 * narrow screens it slides up from the bottom. Screen readers read an element of its body with `data-question` together with the title.
 */
export function Dialog({ open, opening, ...rest }: DialogProps) {
  const { Part: DialogPopup, failed, retry } = popup.usePart(open);
  // Stays mounted after the first opening, so that closing can return the focus.
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  const { onClose } = rest;
  useEffect(retry, [opening, retry]);

  useEffect(() => {
    if (!open || !failed) return;
    const timer = setTimeout(onClose, 6000);
    return () => clearTimeout(timer);
  }, [open, failed, onClose]);

  if (open && failed) return <Notice tone="danger">{pressAgain('The dialog')}</Notice>;
  return wasOpened && DialogPopup ? <DialogPopup {...rest} open={open} /> : null;
}
