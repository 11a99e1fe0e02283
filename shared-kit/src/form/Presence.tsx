import { memo } from 'react';
import { UserIcon } from '../ui/icons/icons';
import { editingText } from './editingText';
import css from './formShell.module.css';
import { usePresence } from './usePresence';

export interface PresenceProps {
  /** The last part of the address of the item's list. */
  kind: string;
  id: string;
  /** Whether something is typed in this form. */
  editing: boolean;
}

/** Says who else is editing the item of an open form, before a conflict happens. Screen readers announce it once. */
export const Presence = memo(function Presence({ kind, id, editing }: PresenceProps) {
  const text = editingText(usePresence(kind, id, editing));
  return (
    <div aria-live="polite">
      {text && (
        <p className={css.presence}>
          <UserIcon />
          {text}
        </p>
      )}
    </div>
  );
});
