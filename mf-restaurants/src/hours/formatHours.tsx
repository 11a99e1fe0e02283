import type { ReactNode } from 'react';
import type { SlotRow } from 'shared-kit/rules/hoursSlots';
import { CleanHtml } from 'shared-kit/ui/CleanHtml';

/** Formats a value of the hours for the choice between two people's changes. */
export function formatHours(name: string, value: unknown): ReactNode {
  if (name === 'message') return <CleanHtml html={String(value)} />;
  return (
    <ul>
      {(value as SlotRow[]).map(({ key, mealType, daysStart, daysEnd, hoursStart, hoursEnd }) => (
        <li key={key}>{`${mealType}, ${daysStart} to ${daysEnd}, ${hoursStart} to ${hoursEnd}`}</li>
      ))}
    </ul>
  );
}
