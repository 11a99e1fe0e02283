import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import css from './Form.module.css';
import { BottomBar } from './BottomBar';

export interface SaveBarProps {
  /** Names of the fields that differ from what is saved; empty when there is nothing to save. */
  unsaved: readonly string[];
  saving?: boolean;
  /** The server's sentence when saving failed; `actions` may offer a way out of a conflict. */
  error?: string | undefined;
  errorId?: string;
  actions?: ReactNode;
  /** Further ways to save, before the button. */
  more?: ReactNode;
  /** Without it the button submits the form named by `form`, or the surrounding one. */
  onSave?(): void;
  form?: string;
  /** Shown while something is unsaved. */
  onDiscard?(): void;
  saveLabel?: string;
  discardLabel?: string;
  /** The text of the bar when nothing is unsaved. */
  idle?: string;
  disabled?: boolean;
}

const NAMED = 4;

/** 'Title, Set an Image': at most four names, then how many more. */
function nameList(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${shown} and ${names.length - NAMED} more` : shown;
}

/** Stays in view at the bottom of a form: lists what is unsaved, saves or discards it, and shows the server's answer. */
export function SaveBar({
  unsaved,
  saving = false,
  error,
  errorId,
  actions,
  more,
  onSave,
  form,
  onDiscard,
  saveLabel = 'Save',
  discardLabel = 'Discard',
  idle = 'No unsaved changes',
  disabled,
}: SaveBarProps) {
  const dirty = unsaved.length > 0;
  const box = useRef<HTMLDivElement>(null);
  // Save is disabled now and loses the focus, which must not go to Discard beside it. Whoever saved from a field stays there.
  useEffect(() => {
    const focused = document.activeElement;
    if (error && (focused === document.body || box.current?.parentElement?.contains(focused))) box.current?.focus();
  }, [error]);
  return (
    <BottomBar label="Save">
      <p className={css.state} role="status">
        {dirty && <span className={css.dot} />}
        {saving ? (
          <span>Saving…</span>
        ) : dirty ? (
          <span>
            <b>Unsaved changes</b> in {nameList(unsaved)}
          </span>
        ) : (
          <span>{idle}</span>
        )}
      </p>
      {dirty && onDiscard && (
        <Button tone="quiet" onClick={onDiscard} waits={saving}>
          {discardLabel}
        </Button>
      )}
      {more}
      <Button tone="primary" type={onSave ? 'button' : 'submit'} form={form} busy={saving} disabled={disabled} onClick={onSave}>
        {saveLabel}
      </Button>
      {error && (
        <Notice ref={box} tabIndex={-1} id={errorId} className={css.message} tone="danger" actions={actions}>
          {error}
        </Notice>
      )}
    </BottomBar>
  );
}
