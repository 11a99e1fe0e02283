import css from './Table.module.css';
import type { RowActions } from './useReorder';

/** The grip of a row. Dragged with the pointer, or: Space picks the row up, arrows move it, Space drops, Escape cancels. */
export function Handle({
  name,
  index,
  isLifted,
  actions,
}: {
  name: string;
  index: number;
  isLifted: boolean;
  actions: RowActions;
}) {
  return (
    <button
      type="button"
      className={css.handle}
      data-handle=""
      // Without the position, which changes with each move and is announced anyway.
      aria-label={`Move ${name}`}
      aria-pressed={isLifted}
      // Keyboards and screen readers click without a pointer; a mouse click on the handle does nothing.
      onClick={(event) => event.detail === 0 && actions.toggle(index)}
      onKeyDown={(event) => actions.handleKey(event, index)}
      onBlur={() => isLifted && actions.cancel()}
    />
  );
}
