import { RESTAURANT_EVENT_CTAS } from 'shared-kit/rules/options';
import { toPreset } from 'shared-kit/rules/presets';
import { restaurantEventRules } from 'shared-kit/rules/validation/restaurantEvent';
import type { ContentDefinition, ContentRow, Values } from '../content/definition';
import { flagsBody, imagesBody, pdfBody, windowBody } from '../content/fields';
import { presetText, storedPdf, withoutNulls } from '../content/presets';
import { contentRoutes } from '../content/routes';
import type { App, Services } from '../http/app';
import { field } from '../http/schemas';
import { events } from './schema';

/** Events of restaurants (document 3 §3, §5). */
export const eventDefinition: ContentDefinition = {
  path: 'events',
  resource: 'event',
  one: 'event',
  many: 'events',
  table: events,
  body: {
    title: field.text,
    body: field.text,
    display_on_homepage: field.flag,
    short_description: field.text,
    cta: field.object({
      type: field.text,
      type_input: field.text,
      link_url: field.text,
      opens_in_new_window: field.flag,
    }),
    ...windowBody,
    ...flagsBody,
    images: imagesBody,
    pdf: pdfBody,
    pdf_link_copy: field.text,
    pdf_ga_link: field.text,
  },
  rules: restaurantEventRules,
  textFilters: ['title'],
  richText: ['body'],
  settle: settleEvent,
  clone: false,
};

/** Routes of restaurant events. */
export function eventRoutes(app: App, services: Services): void {
  contentRoutes(app, services, eventDefinition);
}

function settleEvent(values: Values, stored: ContentRow | null): Values {
  const settled = { ...values };
  if ('displayOnHomepage' in values) settled.displayOnHomepage = values.displayOnHomepage ?? false;
  if ('images' in values) settled.images = values.images ?? [];
  if ('pdf' in values) settled.pdf = storedPdf(values.pdf);
  if (stored === null || 'cta' in values) settled.cta = settleCta((values.cta ?? {}) as Values);
  return settled;
}

/** A type of one's own is the type, and stands in `typeInput` as well (OP-108). */
function settleCta(sent: Values): Values {
  const type = presetText(sent.type, sent.typeInput) ?? null;
  const { text } = toPreset(RESTAURANT_EVENT_CTAS, type);
  return { linkUrl: null, opensInNewWindow: false, ...withoutNulls(sent), type, typeInput: text || null };
}
