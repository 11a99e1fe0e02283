import {
  activeSlide,
  canRemove,
  noSlides,
  slideImage,
  slideImages,
  type SlideAction,
  type Slides,
  slidesFrom,
  slidesReducer,
} from './imageSlides';

const file = (id: string) => ({ id, url: `/${id}.webp`, name: `${id}.webp`, alt: `alt ${id}` });
const after = (state: Slides, ...actions: SlideAction[]) => actions.reduce(slidesReducer, state);
const three = () =>
  after(noSlides({ single: false }), ...['a', 'b', 'c'].map((id): SlideAction => ({ type: 'attach', file: file(id) })));
const files = (state: Slides) => state.slides.map((slide) => slide.file?.id ?? null);

test('the default is one slide, id 1, named Image 1', () => {
  expect(noSlides({ single: false })).toMatchObject({ active: 1, counter: 1, slides: [{ id: 1, name: 'Image 1', file: null }] });
});
test('stored images become slides in their order, the first active', () => {
  const state = slidesFrom(
    [
      { assetId: 'b', alt: 'B', sortIndex: 2 },
      { assetId: 'a', alt: 'A', videoUrl: 'https://v.example', sortIndex: 1 },
    ],
    { single: false },
  );
  expect(state).toMatchObject({ active: 1, counter: 2, single: false });
  expect(state.slides[0]).toMatchObject({
    alt: 'A',
    videoUrl: 'https://v.example',
    opensVideo: true,
    file: { id: 'a', sortIndex: 0 },
  });
  expect(slidesFrom([{ assetId: '', alt: '', videoUrl: 'https://v.example' }], { single: false }).slides[0]).toMatchObject({
    videoUrl: 'https://v.example',
    opensVideo: true,
  });
  const bare = { assetId: 'c', url: '/c.webp', thumbUrl: '/c-small.webp', alt: '' };
  expect(slideImages(slidesFrom([bare], { single: false }))).toEqual([{ ...bare, videoUrl: null, sortIndex: 0 }]);
  expect(slidesFrom([], { single: true })).toEqual(noSlides({ single: true }));
  expect(slidesFrom(null, { single: false })).toEqual(noSlides({ single: false }));
});
test('a slide can be added and selected', () => {
  const state = after(noSlides({ single: false }), { type: 'add' });
  expect(state).toMatchObject({ active: 2, counter: 2 });
  expect(after(state, { type: 'select', id: 1 }).active).toBe(1);
  expect(after(state, { type: 'select', id: 9 }).active).toBe(2);
});
test('only a slide with a file can be removed', () => {
  const state = after(three(), { type: 'add' });
  expect(state.slides.map(canRemove)).toEqual([true, true, true, false]);
  expect(after(state, { type: 'remove', id: 4 })).toBe(state);
  expect(files(after(state, { type: 'remove', id: 2 }))).toEqual(['a', 'c', null]);
});
test('removing the active slide makes its neighbour active', () => {
  expect(after(three(), { type: 'remove', id: 3 }).active).toBe(2);
  expect(after(three(), { type: 'select', id: 1 }, { type: 'remove', id: 1 }).active).toBe(2);
});
test('when none remains a single default slide returns', () => {
  expect(after(noSlides({ single: false }), { type: 'attach', file: file('a') }, { type: 'remove', id: 1 })).toEqual(
    noSlides({ single: false }),
  );
});
test('a file fills the active slide when it is empty, and adds one when it is not', () => {
  expect(files(after(noSlides({ single: false }), { type: 'attach', file: file('a') }))).toEqual(['a']);
  const state = three();
  expect(files(state)).toEqual(['a', 'b', 'c']);
  expect(activeSlide(state).file?.id).toBe('c');
});
test('a single-only picker replaces its file and adds no slide', () => {
  const state = after(
    noSlides({ single: true }),
    { type: 'attach', file: file('a') },
    { type: 'add' },
    { type: 'attach', file: file('b') },
  );
  expect(files(state)).toEqual(['b']);
  expect(state.slides[0]?.alt).toBe('alt b');
});
test('another picture in a slide brings its own text or none, and the video stays', () => {
  const video = { type: 'videoUrl', id: 1, videoUrl: 'https://v.example' } as const;
  const bare = { id: 'b', url: '/b.webp', name: 'b.webp' };
  const replaced = after(noSlides({ single: true }), { type: 'attach', file: file('a') }, video, { type: 'attach', file: bare });
  expect(replaced.slides[0]).toMatchObject({ file: { id: 'b' }, alt: '', videoUrl: 'https://v.example', opensVideo: true });
  const typedFirst = after(noSlides({ single: true }), { type: 'alt', id: 1, alt: 'Pool' }, { type: 'attach', file: bare });
  expect(typedFirst.slides[0]).toMatchObject({ alt: 'Pool', opensVideo: false });
});
test('removing another slide keeps the active one active', () => {
  expect(after(three(), { type: 'remove', id: 1 })).toMatchObject({ active: 3 });
});
test('stored images that are empty are left out, and those without a place keep their order', () => {
  const stored = [
    { assetId: '', alt: '' },
    { assetId: 'b', alt: 'B' },
    { assetId: 'a', alt: 'A' },
  ];
  expect(files(slidesFrom(stored, { single: false }))).toEqual(['b', 'a']);
});
test('blanks are neither a text nor a video', () => {
  const blank = after(noSlides({ single: false }), { type: 'alt', id: 1, alt: ' ' }, { type: 'videoUrl', id: 1, videoUrl: ' ' });
  expect(slideImages(blank)).toEqual([]);
  expect(slideImages(after(blank, { type: 'attach', file: file('a') }))).toMatchObject([{ assetId: 'a', videoUrl: null }]);
});
test('dragging rewrites the sort indexes', () => {
  const state = after(three(), { type: 'move', from: 2, to: 0 });
  expect(files(state)).toEqual(['c', 'a', 'b']);
  expect(state.slides.map((slide) => slide.file?.sortIndex)).toEqual([0, 1, 2]);
});
test('unticking Open Video in a Lightbox clears the video URL', () => {
  const open = after(
    noSlides({ single: false }),
    { type: 'openVideo', id: 1, opens: true },
    { type: 'videoUrl', id: 1, videoUrl: 'https://v.example' },
  );
  expect(open.slides[0]).toMatchObject({ opensVideo: true, videoUrl: 'https://v.example' });
  expect(after(open, { type: 'openVideo', id: 1, opens: true }).slides[0]).toMatchObject({ videoUrl: 'https://v.example' });
  expect(after(open, { type: 'openVideo', id: 1, opens: false }).slides[0]).toMatchObject({ opensVideo: false, videoUrl: '' });
});
test('the output is a list, or one image when single-only; untouched slides are left out', () => {
  const state = after(three(), { type: 'add' }, { type: 'alt', id: 1, alt: 'Pool' });
  expect(slideImages(state)).toMatchObject([
    { assetId: 'a', alt: 'Pool', videoUrl: null, sortIndex: 0 },
    { assetId: 'b' },
    { assetId: 'c', sortIndex: 2 },
  ]);
  expect(slideImage(noSlides({ single: true }))).toBeNull();
  expect(slideImage(after(noSlides({ single: true }), { type: 'attach', file: file('a') }))).toMatchObject({
    assetId: 'a',
    alt: 'alt a',
  });
});
test('a slide with a text but no file is kept, so that the missing image is reported', () => {
  expect(slideImages(after(noSlides({ single: false }), { type: 'alt', id: 1, alt: 'Pool' }))).toMatchObject([
    { assetId: '', alt: 'Pool' },
  ]);
});
