import { useEffect, useRef } from 'react';
import type { Asset } from '../../rules/entities';
import { activeSlide, type Slide } from '../../rules/imageSlides';
import { useAnnouncement } from '../../ui/feedback/useAnnouncement';
import { fieldId } from '../../ui/input/fieldContext';
import { useReadOnly } from '../../ui/input/readOnly';
import { ReadOnlyImages } from './ReadOnlyImages';
import { SlidePanel } from './SlidePanel';
import { SlideTiles } from './SlideTiles';
import { useSlides, type Shape } from './useSlides';
import css from './image.module.css';

export interface ImageOptions {
  label: string;
  /** The media category that the library offers first; without one it offers all (OP-96). */
  category?: string;
  /** Offers 'Open Video in a Lightbox'. */
  video?: boolean;
  /** Beyond this number of images a hint recommends fewer; nothing is refused (OP-95). */
  recommended?: number;
  /** Shows 'Upload File' to everybody: restaurant logos (document 3 §6). */
  alwaysUpload?: boolean;
}

/** The image picker (document 1 §3 and §4): a row of slides, and a panel for the active one. */
export function ImagePicker({
  name,
  label,
  category,
  video = false,
  recommended,
  alwaysUpload = false,
  single,
  list,
}: ImageOptions & Shape & { name: string }) {
  const { slides, dispatch, touch, faultsOf, pathOf, attempts } = useSlides(name, { single, list });
  const [announcement, announce] = useAnnouncement();
  const readOnly = useReadOnly();
  const active = activeSlide(slides);
  const index = slides.slides.indexOf(active);
  const count = slides.slides.length;
  const filledCount = slides.slides.filter(({ file }) => file).length;

  const isFaulty = (slide: Slide) => Object.keys(faultsOf(slide)).length > 0;
  const faultId = (slide: Slide) => {
    const [first] = Object.keys(faultsOf(slide));
    return first && fieldId(`${pathOf(slide)}.${first}`);
  };
  // After a refused save the first faulty slide opens, once: the person may then look at others.
  const shownAttempt = useRef(0);
  const faulty = isFaulty(active) ? undefined : slides.slides.find(isFaulty);
  useEffect(() => {
    if (!faulty || shownAttempt.current === attempts) return;
    shownAttempt.current = attempts;
    dispatch({ type: 'select', id: faulty.id });
  });

  const move = (from: number, to: number) => {
    dispatch({ type: 'move', from, to });
    announce(`Image ${from + 1} is now at position ${to + 1} of ${count}.`);
  };
  const attach = ({ id, url, name: assetName, alt, thumbUrl }: Asset) =>
    dispatch({ type: 'attach', file: { id, url, name: assetName, alt: alt ?? '', ...(thumbUrl && { thumbUrl }) } });

  if (readOnly) return <ReadOnlyImages label={label} slides={slides.slides} />;
  return (
    <div role="group" id={fieldId(name)} tabIndex={-1} aria-label={label} className={css.picker}>
      {recommended !== undefined && filledCount > recommended && (
        <p className={css.hint} role="note">{`At most ${recommended} images are recommended; there are ${filledCount}.`}</p>
      )}
      <SlideTiles slides={slides} faultId={faultId} dispatch={dispatch} onMove={move} />
      <SlidePanel
        slide={active}
        index={index}
        count={count}
        path={pathOf(active)}
        faults={faultsOf(active)}
        video={video}
        single={single}
        category={category}
        alwaysUpload={alwaysUpload}
        dispatch={dispatch}
        touch={touch}
        onMove={move}
        onAsset={attach}
      />
      {announcement}
    </div>
  );
}
