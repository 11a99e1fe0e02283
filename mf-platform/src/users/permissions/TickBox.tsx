import type { Tick } from 'shared-kit/rules/permissionGrid';
import { Checkbox } from 'shared-kit/ui/input/Checkbox';

interface Props {
  label: string;
  tick: Tick;
  /** Not theirs to change. */
  disabled: boolean;
  onTick: (on: boolean) => void;
}

/** A box of the grid: ticked, mixed or empty. Pressing a mixed one ticks all of it. */
export const TickBox = ({ label, tick, disabled, onTick }: Props) => (
  <Checkbox
    hideLabel
    label={label}
    disabled={disabled}
    checked={tick === 'all'}
    mixed={tick === 'some'}
    onChange={(event) => onTick(event.target.checked)}
  />
);
