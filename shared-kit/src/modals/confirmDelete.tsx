import type { ReactNode } from 'react';
import { DELETE_MODAL_WIDTH } from '../rules/limits';
import { askFirst } from './askFirst';

interface Question {
  /** The kind of thing, as the title says it: 'Special' gives 'Delete Special'. */
  what: string;
  /** The name of this item. */
  name: string;
  /** What happens to it; it goes to the bin by default. */
  outcome?: string;
  /** What else is removed with it, if anything; a function is called again after a failed attempt. */
  note?: ReactNode | (() => ReactNode);
  /** Performs the deletion; errors it throws are shown and the dialog stays open. */
  onDelete: () => Promise<unknown>;
}

/** Asks before something is removed: 'Delete X', 50rem wide (document 1 §2, Modals; P-115, P-123). */
export function confirmDelete({
  what,
  name,
  outcome = 'goes to the bin. From there it can be restored for 30 days.',
  note,
  onDelete,
}: Question): void {
  askFirst({
    title: `Delete ${what}`,
    confirmLabel: `Delete ${what}`,
    tone: 'danger',
    style: { width: DELETE_MODAL_WIDTH },
    onConfirm: onDelete,
    children: () => (
      <>
        <p>
          <strong>{name}</strong> {outcome}
        </p>
        {typeof note === 'function' ? note() : note}
      </>
    ),
  });
}
