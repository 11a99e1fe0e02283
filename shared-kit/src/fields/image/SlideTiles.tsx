import type { KeyboardEvent } from 'react';
import { canRemove, type Slide, type SlideAction, type Slides } from '../../rules/imageSlides';
import { classes } from '../../ui/classes';
import { CloseIcon, PlusIcon } from '../../ui/icons/icons';
import { isFirstClick } from '../../ui/isFirstClick';
import { SlidePicture } from './SlidePicture';
import { useDragOrder } from './useDragOrder';
import css from './image.module.css';

interface Props {
  slides: Slides;
  /** The id that lists of errors lead to, for a faulty slide. */
  faultId: (slide: Slide) => string | undefined;
  dispatch: (action: SlideAction) => void;
  onMove: (from: number, to: number) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The row of slides: press one to work on it, drag it or press Alt and an arrow key to move it, add one, remove one. */
export function SlideTiles({ slides, faultId, dispatch, onMove }: Props) {
  const { slides: list, active, single } = slides;
  const { isTarget, listProps, placeProps, dragProps } = useDragOrder(
    list.map(({ id }) => id),
    onMove,
  );
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    const to = index + (step ?? 0);
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < list.length) onMove(index, to);
  };

  return (
    <ul className={css.slides} aria-label="Images" {...listProps}>
      {list.map((slide, index) => (
        <li
          key={slide.id}
          className={classes(
            css.slide,
            slide.id === active && css.active,
            faultId(slide) !== undefined && css.bad,
            isTarget(index) && css.target,
          )}
          {...placeProps(index)}
        >
          <button
            type="button"
            id={slide.id === active ? undefined : faultId(slide)}
            className={css.tile}
            aria-label={`Image ${index + 1}`}
            aria-pressed={slide.id === active}
            aria-keyshortcuts={list.length > 1 ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
            onClick={() => dispatch({ type: 'select', id: slide.id })}
            // The list of errors leads here: the faulty image opens.
            onFocus={() => faultId(slide) !== undefined && dispatch({ type: 'select', id: slide.id })}
            onKeyDown={(event) => onKeyDown(event, index)}
            {...dragProps(slide.id)}
          >
            <SlidePicture file={slide.file} alt="" className={css.thumb} />
          </button>
          {canRemove(slide) && (
            <button
              type="button"
              className={css.remove}
              aria-label={`Remove image ${index + 1}`}
              title={`Remove image ${index + 1}`}
              onClick={(event) => isFirstClick(event) && dispatch({ type: 'remove', id: slide.id })}
            >
              <CloseIcon size={12} />
            </button>
          )}
          <p className={css.tileName} aria-hidden="true">{`Image ${index + 1}`}</p>
        </li>
      ))}
      {!single && (
        <li className={css.slide}>
          <button
            type="button"
            className={classes(css.tile, css.add)}
            aria-label="Add an image"
            onClick={() => dispatch({ type: 'add' })}
          >
            <PlusIcon />
          </button>
          <p className={css.tileName} aria-hidden="true">
            Add
          </p>
        </li>
      )}
    </ul>
  );
}
