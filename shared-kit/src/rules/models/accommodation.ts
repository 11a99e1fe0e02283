import type { Image } from '../entities';
import { ACCOMMODATION_TYPES } from '../itemTypes';
import { FLAG_REQUIRED, MODAL_TITLE_REQUIRED } from '../validation/messages';
import { choice, withoutInput, name, richText } from './kinds';
import { defineModel } from './model';
import { cta, images, liveWindow, modals, preset, publishing } from './parts';

/** Images by their `sortIndex`, numbered from 0 without gaps; those without one keep their position. */
const inOrder = (sentImages: Image[]): Image[] =>
  sentImages
    .map((image, index) => ({ image, position: image.sortIndex ?? index }))
    .sort((a, b) => a.position - b.position)
    .map(({ image }, sortIndex) => ({ videoUrl: null, ...image, sortIndex }));

/** An accommodation of one of four types, each ordered separately, with one set of rules (document 2 §3.8, §5.4, OP-94). */
export const accommodationModel = defineModel({
  resource: 'accommodation',
  collection: 'accommodations',
  singular: 'accommodation',
  plural: 'accommodations',
  titleKey: 'title',
  filters: ['type'],
  orderedWithin: ['type'],
  fields: {
    ...liveWindow,
    ...publishing,
    type: withoutInput(
      choice(
        ACCOMMODATION_TYPES.map(({ value }) => value),
        { required: true },
      ),
    ),
    title: name({ required: true }),
    shortDescription: richText({ required: true }),
    ...modals(MODAL_TITLE_REQUIRED),
    ...preset('promoFlag', FLAG_REQUIRED),
    images: images(inOrder),
    cta: cta(),
  },
});
