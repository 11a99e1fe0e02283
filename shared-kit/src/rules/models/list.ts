import { LIST_PAGES } from '../options';
import { choices, name, richText } from './kinds';
import { defineModel } from './model';
import { liveWindow, publishing } from './parts';

/** A block of content that chosen pages of a hotel's site show (document 3 §3, §5). */
export const listModel = defineModel({
  resource: 'list',
  collection: 'lists',
  singular: 'list',
  plural: 'lists',
  titleKey: 'title',
  fields: {
    ...liveWindow,
    ...publishing,
    title: name({ required: true }),
    header: name(),
    content: richText(),
    pageDisplayedOn: choices(LIST_PAGES.map(({ value }) => value)),
  },
});
