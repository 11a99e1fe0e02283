import { useEffect, useState } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { Anchor } from 'shared-kit/ui/link/Anchor';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from 'shared-kit/ui/icons/icons';
import { useLatest } from 'shared-kit/ui/useLatest';
import { isolated } from './isolated';
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
/** Time to read it, decide, and reach the button. */
const WITH_ACTION_MS = 10000;
const icons = { done: CheckIcon, problem: AlertIcon, note: InfoIcon };

interface ToastProps {
  toast: ToastItem;
  paused: boolean;
  onDismiss(id: number): void;
}

function Toast({ toast, paused, onDismiss }: ToastProps) {
  const { id, text, tone, action, link } = toast;
  const Icon = icons[tone];
  const dismiss = useLatest(onDismiss);
  const lasts = tone !== 'problem';
  const life = action || link ? WITH_ACTION_MS : SHORT_MS;

  useEffect(() => {
    if (!lasts || paused) return;
    const timer = setTimeout(() => dismiss.current(id), life);
    return () => clearTimeout(timer);
  }, [id, lasts, life, paused, dismiss]);

  return (
    <div className={css.toast} role={tone === 'problem' ? 'alert' : undefined}>
      <Icon />
      <span className={css.words}>{isolated(text)}</span>
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
 * Where short messages appear. They are announced, wait while the pointer or the focus is on them, and disappear by themselves:
 * after 6 s, with an action after 10 s; problems stay until they are dismissed. Keep it in the page even while it is empty.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = toasts.length > 0 && (pointed || focused);
  // The element under the pointer or the focus is removed with the last toast, so no leave event follows.
  if (toasts.length === 0 && (pointed || focused)) {
    setPointed(false);
    setFocused(false);
  }
  return (
    <div
      className={css.region}
      data-messages
      role="region"
      aria-label="Messages"
      aria-live="polite"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} paused={paused} onDismiss={onDismiss} />
      ))}
    </div>
  );
}
