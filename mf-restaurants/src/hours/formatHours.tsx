import type { ReactNode } from 'react';
import type { SlotRow } from 'shared-kit/rules/hoursSlots';
import { CleanHtml } from 'shared-kit/ui/CleanHtml';

const daysOf = ({ daysStart, daysEnd }: SlotRow) => (daysStart === daysEnd ? daysStart : `${daysStart} to ${daysEnd}`);

/** Formats a value of the hours for the choice between two people's changes. */
export function formatHours(name: string, value: unknown): ReactNode {
  if (name === 'message') return <CleanHtml html={String(value)} />;
  return (
    <ul>
      {(value as SlotRow[]).map((slot) => (
        <li key={slot.key}>{`${slot.mealType}, ${daysOf(slot)}, ${slot.hoursStart} to ${slot.hoursEnd}`}</li>
      ))}
    </ul>
  );
}
