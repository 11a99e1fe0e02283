import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { useShortcut } from 'shared-kit/ui/useShortcut';
import css from './Form.module.css';
import { BarText, BottomBar } from './BottomBar';

export interface SaveBarProps {
  /** Names of the fields that differ from what is saved; empty when there is nothing to save. */
  unsaved: readonly string[];
  saving?: boolean;
  /** A sentence about what is unsaved. */
  note?: string | undefined;
  /** The server's message when saving failed; `actions` may resolve a conflict. */
  error?: string | undefined;
  errorId?: string;
  actions?: ReactNode;
  /** Further buttons, before Save. */
  more?: ReactNode;
  /** The form that Save submits; the surrounding one by default. */
  form?: string;
  /** Shown while something is unsaved. */
  onDiscard?(): void;
  /** The text of the bar when nothing is unsaved. */
  idle?: string;
  disabled?: boolean;
}

const MAX_NAMES = 4;

/** 'Title, Set an Image': at most four names, then how many more. */
function nameList(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return names.length > MAX_NAMES ? `${shown} and ${names.length - MAX_NAMES} more` : shown;
}

/** Stays in view at the bottom of a form: lists what is unsaved, saves or discards it, and shows why saving failed. */
export function SaveBar({
  unsaved,
  saving = false,
  note,
  error,
  errorId,
  actions,
  more,
  form,
  onDiscard,
  idle = 'No unsaved changes',
  disabled,
}: SaveBarProps) {
  const isDirty = unsaved.length > 0;
  const save = useRef<HTMLButtonElement>(null);
  useShortcut('s', () => save.current?.click());
  const message = useRef<HTMLDivElement>(null);
  // A refusal disables Save, and its focus must not go to Discard beside it. A person who saved from a field stays there.
  useEffect(() => {
    const focused = document.activeElement;
    if (error && (focused === document.body || message.current?.parentElement?.contains(focused))) message.current?.focus();
  }, [error]);
  return (
    <BottomBar label="Save">
      <BarText>
        {isDirty && <span className={css.dot} />}
        {saving ? (
          <span>Saving…</span>
        ) : isDirty ? (
          <span>
            <b>Unsaved changes</b> {/* Announced once, and not again with each field. */}
            <span aria-live="off">in {nameList(unsaved)}</span>
            {note && `. ${note}`}
          </span>
        ) : (
          <span>{idle}</span>
        )}
      </BarText>
      {isDirty && onDiscard && (
        <Button tone="quiet" onClick={onDiscard} waits={saving}>
          Discard
        </Button>
      )}
      {more}
      <Button
        ref={save}
        tone="primary"
        type="submit"
        form={form}
        busy={saving}
        disabled={disabled}
        aria-keyshortcuts="Control+S Meta+S"
      >
        Save
      </Button>
      {error && (
        <Notice ref={message} tabIndex={-1} id={errorId} className={css.message} tone="danger" actions={actions}>
          {error}
        </Notice>
      )}
    </BottomBar>
  );
}
