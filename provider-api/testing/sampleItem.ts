import { toSnake } from 'shared-kit/rules/keyCase';
import { historyKindOf } from 'shared-kit/rules/historyKinds';
import type { Fields } from 'shared-kit/rules/models/field';
import { sampleValues } from 'shared-kit/rules/testing/sampleOf';
import type { ContentDefinition } from '../src/content/definition';
import { contentTypes } from '../src/server/contentTypes';
import { accommodation, calendarEvent, faq, special, tiledPromo } from './samples';

const started = { starts_on: '2026-01-05T15:00:00.000Z' };

/** Items whose texts a reader recognises. Types without a line here get values that are derived from their model. */
const SAMPLES: Partial<Record<string, object>> = {
  specials: special(),
  'tiled-promos': tiledPromo(),
  accommodations: accommodation(),
  'home-promos': { title: 'Stay', ...started },
  lists: { title: 'Stay', ...started },
  events: { title: 'Stay', ...started },
  presses: { title: 'Stay', publish_date: '2026-03-29' },
  menus: { title: 'Stay' },
};

/** A draft, with a window that ends after it begins. */
const derived = (fields: Fields): object =>
  toSnake({
    ...sampleValues(fields),
    ...('published' in fields && { published: false }),
    ...('archived' in fields && { archived: false }),
    ...('startsOn' in fields && { startsOn: '2026-01-05T15:00:00.000Z' }),
  }) as object;

/** The body to create an item of a content type with, unless it needs another item: a new type needs no line anywhere. */
export const sampleItem = ({ path, fields }: Pick<ContentDefinition, 'path' | 'fields'>): object =>
  SAMPLES[path] ?? derived(fields);

/** Where items are created, and what some of them belong to. */
interface Places {
  hotel: string;
  /** Kinds that both types of property have are created in the restaurant. */
  restaurant: string;
  category: string;
  calendar: string;
}

/** The list and the body of one item of every content type, except those that others belong to. */
export function sampleItems({ hotel, restaurant, category, calendar }: Places): [listPath: string, body: object][] {
  const children: Partial<Record<string, object>> = { faqs: faq(category), 'calendar-events': calendarEvent(calendar) };
  return contentTypes
    .filter(({ hasUniqueName }) => !hasUniqueName)
    .map((definition) => {
      const { path } = definition;
      const house = historyKindOf(path)?.of?.includes('restaurant') ? restaurant : hotel;
      return [`/properties/${house}/${path}`, children[path] ?? sampleItem(definition)];
    });
}
