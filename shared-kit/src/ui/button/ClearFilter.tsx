import { focusFilter } from '../focus/focusFilter';
import { Button, type ButtonProps } from './Button';

interface Props extends Pick<ButtonProps, 'small'> {
  onClear: () => void;
  label?: string;
}

/** The button that clears a filter and disappears with that, so the filter takes its focus. */
export const ClearFilter = ({ small = false, onClear, label = 'Clear the filter' }: Props) => (
  <Button
    small={small}
    onClick={({ currentTarget }) => {
      focusFilter(currentTarget);
      onClear();
    }}
  >
    {label}
  </Button>
);
