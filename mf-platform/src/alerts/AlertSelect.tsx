import { useState } from 'react';
import type { Alert, Named } from 'shared-kit/rules/entities';
import { Select } from 'shared-kit/ui/input/Select';

/** So many options cost nothing that anybody notices. */
const FEW = 200;

interface Props {
  /** The alerts to choose from, in their order. */
  alerts: readonly Alert[];
  /** The current alert, which may be archived and not among those to choose from; null for none. */
  current: Named | null;
  onChoose: (alert: Named | null) => void;
  disabled?: boolean;
  /** The accessible name, where no surrounding field provides one. */
  label?: string;
}

/** One of the alerts, or none (document 1 §2). Unpublished ones are marked (decision OP-140). */
export function AlertSelect({ alerts, current, onChoose, disabled, label }: Props) {
  const [near, setNear] = useState(false);
  const comesNear = () => setNear(true);
  const drafts = new Set(alerts.filter(({ published }) => !published).map(({ id }) => id));
  const offered: readonly Named[] = current && !alerts.some(({ id }) => id === current.id) ? [current, ...alerts] : alerts;
  // A page has many of these dropdowns: long ones are filled when somebody comes near.
  const drawn = near || alerts.length <= FEW ? offered : current ? [current] : [];
  const labelOf = ({ id, name }: Named) => (drafts.has(id) ? `${name} (Draft)` : name);
  return (
    <Select
      aria-label={label}
      disabled={disabled}
      options={[{ value: '', label: 'None' }, ...drawn.map((one) => ({ value: one.id, label: labelOf(one) }))]}
      value={current?.id ?? ''}
      onFocus={comesNear}
      onPointerEnter={comesNear}
      onChange={({ target }) => onChoose(offered.find(({ id }) => id === target.value) ?? null)}
    />
  );
}
