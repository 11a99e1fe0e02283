import { IconButton } from '../../ui/button/IconButton';
import { BackIcon, NextIcon } from '../../ui/icons/icons';
import css from './image.module.css';

interface Props {
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

/** Reorders without dragging. At either end a press does nothing, so that the focus stays on the button. */
export function MoveButtons({ index, count, onMove }: Props) {
  const moveTo = (to: number) => () => to >= 0 && to < count && onMove(index, to);
  return (
    <div className={css.moves}>
      <IconButton label="Move to the left" icon={<BackIcon />} aria-disabled={index === 0} onClick={moveTo(index - 1)} />
      <IconButton label="Move to the right" icon={<NextIcon />} aria-disabled={index === count - 1} onClick={moveTo(index + 1)} />
      <span>Drag the images to change their order.</span>
    </div>
  );
}
