import { getIn } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Image } from '../../rules/entities';
import {
  slideImage,
  slideImages,
  slidesFrom,
  slidesReducer,
  type Slide,
  type SlideAction,
  type Slides,
} from '../../rules/imageSlides';
import { useFormActions, useFormState, useFormValue } from '../formState';

/** The form's value of a picker: a list of images, or one image or null. */
export type ImageValue = Image[] | Image | null | undefined;

export interface Shape {
  /** At most one image (OP-95). */
  single: boolean;
  /** The value is a list, even if it holds at most one image. */
  list: boolean;
}

const slidesOf = (value: ImageValue, single: boolean): Slides =>
  slidesFrom(Array.isArray(value) ? value : value ? [value] : [], { single });

const valueOf = (slides: Slides, list: boolean): Image[] | Image | null => (list ? slideImages(slides) : slideImage(slides));

const isSame = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second);

/** The slides that the value includes; the index in an error counts these. */
const isKept = ({ file, alt, videoUrl }: Slide) => Boolean(file || alt.trim() || videoUrl.trim());

export interface SlideFaults {
  assetId?: string;
  alt?: string;
  videoUrl?: string;
}

/**
 * The slides of one form value (document 1 §3 and §4, image picker): the state that the person works on, and what is wrong with
 * each slide. When the value changes from outside (a draft, 'Discard'), the slides start over.
 * @param name dotted place of the value in the form
 */
export function useSlides(name: string, { single, list }: Shape) {
  const current = useFormValue<ImageValue>(name);
  const errors = useFormState((state) => state.errors);
  const touched = useFormState((state) => Boolean(getIn(state.touched, name)));
  const submitCount = useFormState((state) => state.submitCount);
  const { setValue, touch } = useFormActions();
  const [slides, setSlides] = useState(() => slidesOf(current, single));

  if (!isSame(valueOf(slides, list), valueOf(slidesOf(current, single), list))) setSlides(slidesOf(current, single));

  // Pictures arrive after the press that requested them, so they are applied to the newest state.
  const newestRef = useRef(slides);
  useLayoutEffect(() => {
    newestRef.current = slides;
  });
  const dispatch = (action: SlideAction) => {
    const previous = newestRef.current;
    const next = slidesReducer(previous, action);
    newestRef.current = next;
    setSlides(next);
    const value = valueOf(next, list);
    // Looking at another slide changes nothing that is saved.
    if (!isSame(value, valueOf(previous, list))) setValue(name, value);
  };

  /** A slide's path in the rules: `images.1`, or just the name if the value is a single image. */
  const pathOf = (slide: Slide) => (list ? `${name}.${slides.slides.filter(isKept).indexOf(slide)}` : name);
  const showsFaults = submitCount > 0 || touched;
  const faultsOf = (slide: Slide): SlideFaults => {
    const found: unknown = showsFaults && isKept(slide) ? getIn(errors, pathOf(slide)) : undefined;
    return typeof found === 'object' && found !== null ? (found as SlideFaults) : {};
  };
  return {
    slides,
    pathOf,
    faultsOf,
    attempts: submitCount,
    dispatch,
    touch: () => touch(name),
  };
}
