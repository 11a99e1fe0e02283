import { useEffect, useRef, useState } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from 'shared-kit/ui/icons/icons';
import { useLatest } from 'shared-kit/ui/useLatest';
import { isolateNames } from './isolateNames';
import { useFreeEdge } from './useFreeEdge';
import css from './Toast.module.css';

export interface ToastItem {
  id: number;
  text: string;
  tone: 'done' | 'problem' | 'note';
  action?: { label: string; run(): void };
  link?: { label: string; href: string };
}

export interface ToastRegionProps {
  /** Oldest first. */
  toasts: readonly ToastItem[];
  onDismiss(id: number): void;
}

const SHORT_MS = 6000;
/** Time to read the message, decide, and reach the button. */
const WITH_ACTION_MS = 10000;
const icons = { done: CheckIcon, problem: AlertIcon, note: InfoIcon };

interface ToastProps {
  toast: ToastItem;
  isPaused: boolean;
  onDismiss(id: number): void;
}

function Toast({ toast, isPaused, onDismiss }: ToastProps) {
  const { id, text, tone, action, link } = toast;
  const Icon = icons[tone];
  const dismiss = useLatest(onDismiss);
  const isProblem = tone === 'problem';
  const stays = isPaused || isProblem || text.endsWith('...');
  const duration = action || link ? WITH_ACTION_MS : SHORT_MS;

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismiss.current(id), duration);
    return () => clearTimeout(timer);
  }, [id, stays, duration, dismiss]);

  return (
    <div className={css.toast} role={isProblem ? 'alert' : undefined}>
      <Icon />
      <span className={css.words}>{isolateNames(text)}</span>
      <span className={css.buttons}>
        {link && (
          <Anchor className={classes(css.button, css.action)} href={link.href} onClick={() => onDismiss(id)}>
            {link.label}
          </Anchor>
        )}
        {action && (
          <button
            type="button"
            className={classes(css.button, css.action)}
            data-answer
            onClick={() => {
              onDismiss(id);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className={css.button} aria-label="Dismiss" onClick={() => onDismiss(id)}>
          <CloseIcon />
        </button>
      </span>
    </div>
  );
}

/**
 * Where short messages appear. They are announced and disappear after 6 s, with an action after 10 s, but not while the pointer or
 * the focus is on them. Problems stay until they are dismissed, and messages about work in progress ('Undoing...') until it has
 * ended. Screen readers need the region in the page even while it is empty.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  useFreeEdge(region, toasts);
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPaused = hasPointer || hasFocus;
  // A focused button that is removed with its message sends no event to React.
  useEffect(() => setHasFocus(region.current!.contains(document.activeElement)), [toasts]);
  // The element under the pointer is removed with the last toast, so no leave event follows.
  if (hasPointer && toasts.length === 0) setHasPointer(false);
  return (
    <div
      ref={region}
      className={css.region}
      data-messages
      role="region"
      aria-label="Messages"
      aria-live="polite"
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={(event) => setHasFocus(event.currentTarget.contains(event.relatedTarget))}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} isPaused={isPaused} onDismiss={onDismiss} />
      ))}
    </div>
  );
}
