import type { Tick } from 'shared-kit/rules/permissionGrid';
import { Checkbox } from 'shared-kit/ui/input/Checkbox';

interface Props {
  label: string;
  tick: Tick;
  disabled: boolean;
  onTick: (on: boolean) => void;
}

/** A checkbox of the grid: ticked, mixed or empty. Clicking a mixed one ticks all cells that it stands for. */
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
