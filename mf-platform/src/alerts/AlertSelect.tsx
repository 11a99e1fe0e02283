import { useState } from 'react';
import type { Alert, Named } from 'shared-kit/rules/entities';
import { Select } from 'shared-kit/ui/input/Select';

/** Up to this many options, filling every dropdown on a page takes no noticeable time. */
const MAX_EAGER_OPTIONS = 200;

interface Props {
  /** The alerts to choose from, in their order. */
  alerts: readonly Alert[];
  /** The current alert, which may be archived and so missing from `alerts`; null for none. */
  current: Named | null;
  onChoose: (alert: Named | null) => void;
  disabled: boolean;
  /** The accessible name, where no surrounding field provides one. */
  label?: string;
}

/** One of the alerts, or none (document 1 §2). Unpublished ones are marked (decision OP-140). */
export function AlertSelect({ alerts, current, onChoose, disabled, label }: Props) {
  const [isNeeded, setIsNeeded] = useState(false);
  const fill = () => setIsNeeded(true);
  const draftIds = new Set(alerts.filter(({ published }) => !published).map(({ id }) => id));
  const choices: readonly Named[] = current && !alerts.some(({ id }) => id === current.id) ? [current, ...alerts] : alerts;
  // A page has many of these dropdowns: long ones are filled only when they get the pointer or the focus.
  const rendered = isNeeded || alerts.length <= MAX_EAGER_OPTIONS ? choices : current ? [current] : [];
  const toOption = ({ id, name }: Named) => ({ value: id, label: draftIds.has(id) ? `${name} (Draft)` : name });
  return (
    <Select
      aria-label={label}
      disabled={disabled}
      options={[{ value: '', label: 'None' }, ...rendered.map(toOption)]}
      value={current?.id ?? ''}
      onFocus={fill}
      onPointerEnter={fill}
      onChange={({ target }) => onChoose(choices.find(({ id }) => id === target.value) ?? null)}
    />
  );
}
