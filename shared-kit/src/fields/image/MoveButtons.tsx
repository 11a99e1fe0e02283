import { IconButton } from '../../ui/button/IconButton';
import { BackIcon, NextIcon } from '../../ui/icons/icons';
import css from './image.module.css';

interface Props {
  at: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

/** Reorders without dragging. At either end a press does nothing, so that the focus stays on the button. */
export function MoveButtons({ at, count, onMove }: Props) {
  const to = (place: number) => () => place >= 0 && place < count && onMove(at, place);
  return (
    <div className={css.moves}>
      <IconButton label="Move to the left" icon={<BackIcon />} aria-disabled={at === 0} onClick={to(at - 1)} />
      <IconButton label="Move to the right" icon={<NextIcon />} aria-disabled={at === count - 1} onClick={to(at + 1)} />
      <span>Drag the images to change their order.</span>
    </div>
  );
}
