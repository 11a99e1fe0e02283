import { focusFilter } from '../focus/focusFilter';
import { Button, type ButtonProps } from './Button';

interface Props extends Pick<ButtonProps, 'small'> {
  onClear: () => void;
  label?: string;
}

/** The button that clears a filter. It disappears when pressed, so the focus moves to the filter. */
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
