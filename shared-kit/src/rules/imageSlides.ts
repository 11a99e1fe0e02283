import type { Image } from './entities';
import { move } from './sort';

/** The file of a slide (document 1 §3). */
export interface SlideFile {
  id: string;
  url: string;
  name: string;
  alt: string;
  videoUrl: string;
  sortIndex: number;
  thumbUrl?: string;
}
export interface Slide {
  id: number;
  name: string;
  file: SlideFile | null;
  alt: string;
  videoUrl: string;
  /** Whether 'Open Video in a Lightbox' is ticked. */
  opensVideo: boolean;
}
/** The image picker's state: slides in order, the active one, and the last number assigned (document 1 §3). */
export interface Slides {
  slides: readonly Slide[];
  active: number;
  counter: number;
  single: boolean;
}
export type NewFile = Pick<SlideFile, 'id' | 'url' | 'name'> & Partial<Pick<SlideFile, 'alt' | 'videoUrl' | 'thumbUrl'>>;
export type SlideAction =
  | { type: 'add' }
  | { type: 'select'; id: number }
  | { type: 'remove'; id: number }
  | { type: 'attach'; file: NewFile }
  | { type: 'alt'; id: number; alt: string }
  | { type: 'openVideo'; id: number; opens: boolean }
  | { type: 'videoUrl'; id: number; videoUrl: string }
  | { type: 'move'; from: number; to: number };

const emptySlide = (id: number): Slide => ({ id, name: `Image ${id}`, file: null, alt: '', videoUrl: '', opensVideo: false });

/** The picker without any image: one slide, id 1, 'Image 1' (document 1 §3). */
export function noSlides({ single }: Pick<Slides, 'single'>): Slides {
  return { slides: [emptySlide(1)], active: 1, counter: 1, single };
}

function renumber(slides: readonly Slide[]): Slide[] {
  return slides.map((slide, sortIndex) => (slide.file ? { ...slide, file: { ...slide.file, sortIndex } } : slide));
}

/**
 * The picker's state for stored images, in order. A single picker adds no slides, but shows all stored ones: any that it did not
 * show would be lost at the next save.
 */
export function slidesFrom(images: readonly Image[] | null | undefined, { single }: Pick<Slides, 'single'>): Slides {
  const stored = [...(images ?? [])]
    .filter((image) => image?.assetId || image?.alt || image?.videoUrl)
    .sort((a, b) => (a.sortIndex ?? 0) - (b.sortIndex ?? 0));
  if (stored.length === 0) return noSlides({ single });
  const slides = stored.map(({ assetId, alt, videoUrl, url, thumbUrl }, index): Slide => {
    const texts = { alt: alt ?? '', videoUrl: videoUrl ?? '' };
    const name = `Image ${index + 1}`;
    const file = assetId
      ? { id: assetId, url: url ?? '', name, sortIndex: index, ...texts, ...(thumbUrl && { thumbUrl }) }
      : null;
    return { id: index + 1, name, file, ...texts, opensVideo: texts.videoUrl !== '' };
  });
  return { slides, active: 1, counter: slides.length, single };
}

/** Whether a slide shows the × button: only one with a file (document 1 §4). */
export function canRemove(slide: Slide): boolean {
  return slide.file !== null;
}

/** The active slide; the first one if none is set. */
export function activeSlide({ slides, active }: Slides): Slide {
  return slides.find(({ id }) => id === active) ?? (slides[0] as Slide);
}

function withFile(slide: Slide, { alt, videoUrl = '', ...file }: NewFile): Slide {
  const text = alt || (slide.file ? '' : slide.alt);
  const video = videoUrl || slide.videoUrl;
  const filled = { ...file, alt: text, videoUrl: video, sortIndex: 0 };
  return { ...slide, file: filled, alt: text, videoUrl: video, opensVideo: slide.opensVideo || video !== '' };
}

function updateSlide(state: Slides, id: number, change: Partial<Slide>): Slides {
  return { ...state, slides: state.slides.map((slide) => (slide.id === id ? { ...slide, ...change } : slide)) };
}

function addSlide(state: Slides): Slides {
  if (state.single) return state;
  const id = state.counter + 1;
  return { ...state, slides: [...state.slides, emptySlide(id)], active: id, counter: id };
}

function attachFile(state: Slides, file: NewFile): Slides {
  const target = activeSlide(state).file ? addSlide(state) : state;
  const { id } = activeSlide(target);
  return {
    ...target,
    active: id,
    slides: renumber(target.slides.map((slide) => (slide.id === id ? withFile(slide, file) : slide))),
  };
}

function removeSlide(state: Slides, id: number): Slides {
  const index = state.slides.findIndex((slide) => slide.id === id);
  const slide = state.slides[index];
  if (!slide || !canRemove(slide)) return state;
  const rest = state.slides.toSpliced(index, 1);
  if (rest.length === 0) return noSlides(state);
  const neighbour = rest[Math.max(0, index - 1)] as Slide;
  return { ...state, slides: renumber(rest), active: state.active === id ? neighbour.id : state.active };
}

/** The picker's slides after one action of the person (document 1 §4). */
export function slidesReducer(state: Slides, action: SlideAction): Slides {
  switch (action.type) {
    case 'add':
      return addSlide(state);
    case 'select':
      return state.slides.some(({ id }) => id === action.id) ? { ...state, active: action.id } : state;
    case 'remove':
      return removeSlide(state, action.id);
    case 'attach':
      return attachFile(state, action.file);
    case 'alt':
      return updateSlide(state, action.id, { alt: action.alt });
    case 'openVideo':
      return updateSlide(state, action.id, { opensVideo: action.opens, ...(!action.opens && { videoUrl: '' }) });
    case 'videoUrl':
      return updateSlide(state, action.id, { videoUrl: action.videoUrl });
    case 'move':
      return { ...state, slides: renumber(move(state.slides, action.from, action.to)) };
  }
}

/**
 * The form's value of several slides; empty slides are left out; one with a text but no file stays, so that the missing image is
 * reported.
 */
export function slideImages({ slides }: Slides): Image[] {
  return slides
    .filter(({ file, alt, videoUrl }) => file || alt.trim() || videoUrl.trim())
    .map(({ file, alt, videoUrl }, sortIndex) => ({
      assetId: file?.id ?? '',
      alt,
      videoUrl: videoUrl.trim() || null,
      sortIndex,
      ...(file?.url && { url: file.url }),
      ...(file?.thumbUrl && { thumbUrl: file.thumbUrl }),
    }));
}

/** The form's value of a single-only picker; null when it is empty. */
export function slideImage(state: Slides): Image | null {
  return slideImages(state)[0] ?? null;
}
