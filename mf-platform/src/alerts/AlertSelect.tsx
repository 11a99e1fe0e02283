import type { Alert, Named } from 'shared-kit/rules/entities';
import { Select } from 'shared-kit/ui/input/Select';

interface Props {
  /** The alerts to choose from, in their order. */
  alerts: readonly Alert[];
  /** The alert in force, which need not be among the first 200 to choose from; null for none. */
  current: Named | null;
  onChoose: (alert: Named | null) => void;
  disabled?: boolean;
  /** Spoken, where no field around names it. */
  label?: string;
}

/** One of the alerts, or none (document 1 §2). Those that are not published say so (decision OP-140). */
export function AlertSelect({ alerts, current, onChoose, disabled, label }: Props) {
  const drafts = new Set(alerts.filter(({ published }) => !published).map(({ id }) => id));
  const offered: readonly Named[] = current && !alerts.some(({ id }) => id === current.id) ? [current, ...alerts] : alerts;
  const labelOf = ({ id, name }: Named) => (drafts.has(id) ? `${name} (Draft)` : name);
  return (
    <Select
      aria-label={label}
      disabled={disabled}
      options={[{ value: '', label: 'None' }, ...offered.map((one) => ({ value: one.id, label: labelOf(one) }))]}
      value={current?.id ?? ''}
      onChange={({ target }) => onChoose(offered.find(({ id }) => id === target.value) ?? null)}
    />
  );
}
