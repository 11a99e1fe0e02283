import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { canRemove, type Slide, type SlideAction, type Slides } from '../../rules/imageSlides';
import { classes } from '../../ui/classes';
import { CloseIcon, PlusIcon } from '../../ui/icons/icons';
import { isFirstClick } from '../../ui/isFirstClick';
import { SlidePicture } from './SlidePicture';
import css from './image.module.css';

interface Props {
  slides: Slides;
  /** The id that lists of errors lead to, for a slide at fault. */
  faultId: (slide: Slide) => string | undefined;
  act: (action: SlideAction) => void;
  onMove: (from: number, to: number) => void;
}

const keys: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The row of slides: press one to work on it, drag it or press Alt and an arrow key to move it, add one, remove one. */
export function SlideTiles({ slides, faultId, act, onMove }: Props) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const { slides: list, active, single } = slides;

  const letGo = () => {
    setDragged(null);
    setOver(null);
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    // It may be gone, or at another place by now.
    const from = list.findIndex(({ id }) => id === dragged);
    if (from >= 0 && from !== to) onMove(from, to);
    letGo();
  };
  const key = (event: KeyboardEvent, index: number) => {
    const step = keys[event.key];
    const to = index + (step ?? 0);
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < list.length) onMove(index, to);
  };

  return (
    <ul
      className={css.slides}
      aria-label="Images"
      onDragLeave={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget as Node | null) || setOver(null)}
    >
      {list.map((slide, index) => (
        <li
          key={slide.id}
          className={classes(
            css.slide,
            slide.id === active && css.active,
            faultId(slide) !== undefined && css.bad,
            over === index && dragged !== null && dragged !== slide.id && css.target,
          )}
          onDragOver={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            setOver(index);
          }}
          onDrop={(event) => drop(event, index)}
        >
          <button
            type="button"
            id={slide.id === active ? undefined : faultId(slide)}
            className={css.tile}
            draggable={list.length > 1}
            aria-label={`Image ${index + 1}`}
            aria-pressed={slide.id === active}
            aria-keyshortcuts={list.length > 1 ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
            onClick={() => act({ type: 'select', id: slide.id })}
            // Whoever comes from the list of errors sees the image that is meant.
            onFocus={() => faultId(slide) !== undefined && act({ type: 'select', id: slide.id })}
            onKeyDown={(event) => key(event, index)}
            onDragStart={(event) => {
              // Some browsers refuse to drag an element without data; a text would fall into the fields of the form.
              event.dataTransfer.setData('application/x-image', String(slide.id));
              event.dataTransfer.effectAllowed = 'move';
              setDragged(slide.id);
            }}
            onDragEnd={letGo}
          >
            <SlidePicture file={slide.file} alt="" className={css.thumb} />
          </button>
          {canRemove(slide) && (
            <button
              type="button"
              className={css.remove}
              aria-label={`Remove image ${index + 1}`}
              title={`Remove image ${index + 1}`}
              onClick={(event) => isFirstClick(event) && act({ type: 'remove', id: slide.id })}
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
            onClick={() => act({ type: 'add' })}
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
