import { useLayoutEffect, useRef, useState } from 'react';
import { getIn } from 'formik';
import type { Image } from '../../rules/entities';
import { useFormActions, useFormState, useFormValue } from '../formState';
import {
  slideImage,
  slideImages,
  slidesFrom,
  slidesReducer,
  type Slide,
  type SlideAction,
  type Slides,
} from '../../rules/imageSlides';

/** The form's value of a picker: a list of images, or one image or null. */
export type ImageValue = Image[] | Image | null | undefined;

export interface Shape {
  /** At most one image (OP-95). */
  single: boolean;
  /** The value is a list, also when it holds at most one image. */
  list: boolean;
}

const slidesOf = (value: ImageValue, single: boolean): Slides =>
  slidesFrom(Array.isArray(value) ? value : value ? [value] : [], single);

const valueOf = (slides: Slides, list: boolean): Image[] | Image | null => (list ? slideImages(slides) : slideImage(slides));

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The slides that the value includes; the index in an error counts these. */
const keeps = ({ file, alt, videoUrl }: Slide) => Boolean(file || alt.trim() || videoUrl.trim());

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

  if (!same(valueOf(slides, list), valueOf(slidesOf(current, single), list))) setSlides(slidesOf(current, single));

  // Pictures arrive after the press that requested them, so they are applied to the newest state.
  const newestRef = useRef(slides);
  useLayoutEffect(() => {
    newestRef.current = slides;
  });
  const act = (action: SlideAction) => {
    const before = newestRef.current;
    const next = slidesReducer(before, action);
    newestRef.current = next;
    setSlides(next);
    const value = valueOf(next, list);
    // Looking at another slide changes nothing that is saved.
    if (!same(value, valueOf(before, list))) setValue(name, value);
  };

  /** A slide's path in the rules: `images.1`, or just the name where the value is one image. */
  const pathOf = (slide: Slide) => (list ? `${name}.${slides.slides.filter(keeps).indexOf(slide)}` : name);
  const spoken = submitCount > 0 || touched;
  const faultsOf = (slide: Slide): SlideFaults => {
    const found: unknown = spoken && keeps(slide) ? getIn(errors, pathOf(slide)) : undefined;
    return typeof found === 'object' && found !== null ? (found as SlideFaults) : {};
  };
  return {
    slides,
    pathOf,
    faultsOf,
    attempts: submitCount,
    act,
    touch: () => touch(name),
  };
}
