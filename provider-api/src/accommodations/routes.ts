import { accommodationRules } from 'shared-kit/rules/validation/accommodation';
import type { ContentDefinition, Values } from '../content/definition';
import { ctaBody, flagsBody, imagesBody, modalsBody, windowBody } from '../content/fields';
import { presetText, settleModals, settleNewWindowCta } from '../content/presets';
import { contentRoutes } from '../content/routes';
import type { App, Services } from '../http/app';
import { field } from '../http/schemas';
import { accommodations } from './schema';

/** Accommodations: guest rooms, suites, accessible and misc ones, by one set of rules (document 2 §3.8, §5.4, OP-94). */
export const accommodationDefinition: ContentDefinition = {
  path: 'accommodations',
  resource: 'accommodation',
  one: 'accommodation',
  many: 'accommodations',
  table: accommodations,
  body: {
    type: field.text,
    title: field.text,
    short_description: field.text,
    ...modalsBody,
    ...windowBody,
    ...flagsBody,
    promo_flag: field.text,
    promo_flag_other: field.text,
    images: imagesBody,
    cta: ctaBody,
  },
  rules: accommodationRules,
  textFilters: ['title'],
  exactFilters: ['type'],
  orderedWithin: ['type'],
  richText: ['shortDescription', 'modal1Content', 'modal2Content'],
  settle: settleAccommodation,
  clone: true,
};

/** Routes of accommodations. */
export function accommodationRoutes(app: App, services: Services): void {
  contentRoutes(app, services, accommodationDefinition);
}

function settleAccommodation(values: Values): Values {
  const settled: Values = { ...values, ...settleModals(values) };
  if ('promoFlag' in values) settled.promoFlag = presetText(values.promoFlag, values.promoFlagOther);
  if ('images' in values) settled.images = inOrder(values.images);
  if ('cta' in values) settled.cta = settleNewWindowCta(values.cta);
  return settled;
}

/** Images by their `sortIndex`, numbered from 0 without gaps; those that name none keep their place. */
function inOrder(images: unknown): Values[] {
  const sent = (images ?? []) as Values[];
  const place = (image: Values, at: number) => (typeof image.sortIndex === 'number' ? image.sortIndex : at);
  return sent
    .map((image, at) => ({ image, place: place(image, at) }))
    .sort((one, other) => one.place - other.place)
    .map(({ image }, sortIndex) => ({ videoUrl: null, ...image, sortIndex }));
}
