import { VisuallyHidden } from 'shared-kit/ui/feedback/VisuallyHidden';

interface Props {
  /** What was typed into the box of the filter. */
  filter: string;
  /** How many the filter leaves; undefined until that is known. */
  shown: number | undefined;
  /** How many there are without the filter. */
  all: number | undefined;
}

/** Tells a screen reader what a filter leaves ('3 of 15'): whoever types in its box does not see the list below it change. */
export const MatchCount = ({ filter, shown, all }: Props) => (
  <VisuallyHidden role="status">
    {filter.trim() && shown !== undefined && all !== undefined ? `${shown} of ${all}` : ''}
  </VisuallyHidden>
);
