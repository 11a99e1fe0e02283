import type { Tick } from 'shared-kit/rules/permissionGrid';
import { Checkbox } from 'shared-kit/ui/input/Checkbox';

interface Props {
  label: string;
  tick: Tick;
  onTick: (on: boolean) => void;
}

/** A box of the grid: ticked, mixed or empty. Pressing a mixed one ticks all of it. */
export const TickBox = ({ label, tick, onTick }: Props) => (
  <Checkbox
    hideLabel
    label={label}
    checked={tick === 'all'}
    mixed={tick === 'some'}
    onChange={(event) => onTick(event.target.checked)}
  />
);
