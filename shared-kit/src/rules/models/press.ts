import { address, date, flag, name, richText } from './kinds';
import { defineModel, type ItemOf } from './model';
import { pdf, publishing } from './parts';

/** A press item about a restaurant: one plain date instead of a window (document 3 §3, §5, OP-110). */
export const pressModel = defineModel({
  resource: 'press',
  collection: 'presses',
  singular: 'press item',
  plural: 'press items',
  titleKey: 'title',
  fields: {
    ...publishing,
    title: name({ required: true }),
    publisher: name(),
    body: richText(),
    displayOnHomepage: flag(),
    url: address(),
    publishDate: date({ required: true }),
    pdf: pdf(),
  },
});

/** A press item as the API returns it. */
export type Press = ItemOf<typeof pressModel>;
