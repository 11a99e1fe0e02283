import type { ReactNode } from 'react';
import type { SlotRow } from 'shared-kit/rules/hoursSlots';
import { CleanHtml } from 'shared-kit/ui/CleanHtml';

const Nothing = () => <em>(empty)</em>;

/** A value of the hours in words, for the choice between two people's changes. */
export function sayHours(name: string, value: unknown): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (name === 'message') return value ? <CleanHtml html={String(value)} /> : <Nothing />;
  const slots = value as SlotRow[];
  if (slots.length === 0) return <Nothing />;
  return (
    <ul>
      {slots.map(({ key, mealType, daysStart, daysEnd, hoursStart, hoursEnd }) => (
        <li key={key}>{`${mealType}, ${daysStart} to ${daysEnd}, ${hoursStart} to ${hoursEnd}`}</li>
      ))}
    </ul>
  );
}
