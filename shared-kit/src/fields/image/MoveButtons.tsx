import { IconButton } from '../../ui/button/IconButton';
import { BackIcon, NextIcon } from '../../ui/icons/icons';
import css from './image.module.css';

interface Props {
  at: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

/** The way to reorder without dragging. At the edge a press does nothing, so that the focus stays where it is. */
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
